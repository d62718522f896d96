import type { Aliases } from '@/domain/search/query/aliases';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import { BadSearchError } from '@/domain/search/requestChecks';
import type { SearchRequest, SearchResponse } from '@/domain/search/search';
import { readSearchRequest } from '@/domain/search/search.schema';
import type { TextSearchRequest, TextSearchResponse } from '@/domain/search/textSearch';
import type { SuggestRequest, SuggestResponse } from '@/domain/search/suggest';
import { readTextSearchRequest } from '@/domain/search/textSearch.schema';
import { failed, ok, type Result } from '@/errors/result';
import { createSuggestions } from './countedSuggestions';
import type { SearchReply, SearchService } from './search.service';
import {
  createTextCount,
  createTextSearch,
  createUnderstanding,
  type QueryUnderstanding,
  type TextSearchReply,
} from './textSearch.service';

/** Receives failures of the service; pino's logger is one. */
export interface SearchLog {
  error(fields: object, message: string): void;
}

/** Searches with and without free text, for the API and for pages that are rendered in this process. */
export interface SearchRequests extends QueryUnderstanding {
  search(request: SearchRequest): Promise<Result<SearchReply>>;
  searchText(request: TextSearchRequest): Promise<Result<TextSearchReply>>;
  suggest(request: SuggestRequest): Promise<Result<SuggestResponse>>;
}

export function createSearchRequests(
  service: Pick<SearchService, 'search' | 'suggest' | 'vocabulary'>,
  log: SearchLog,
  {
    now = () => new Date(),
    aliasesOf,
    onUnfound,
  }: {
    now?: () => Date;
    /** The editors' aliases for an index and a language. */
    aliasesOf?: (index: string, language: QueryLanguage) => Promise<Aliases>;
    /** Receives the words of a new text that neither the stock nor the vocabulary knows. */
    onUnfound?: Parameters<typeof createTextSearch>[3];
  } = {},
): SearchRequests {
  const understanding = createUnderstanding(service, now, aliasesOf);
  const onFailure = (code: string, err?: unknown): void =>
    log.error({ code, ...(err === undefined ? {} : { err }) }, 'understanding failed');
  return {
    ...understanding,
    search: (request) => service.search(request),
    searchText: createTextSearch(service, understanding.understand, onFailure, onUnfound),
    suggest: createSuggestions(service, createTextCount(service, understanding.understand, onFailure)),
  };
}

/**
 * An exception of the service is a failure. The request is not logged: visitors type names and registration numbers.
 */
export async function runSafely<Request extends { index: string }, Reply>(
  run: (request: Request) => Promise<Result<Reply>>,
  request: Request,
  log: SearchLog,
): Promise<Result<Reply>> {
  try {
    const result = await run(request);
    if (!result.ok && result.error.code !== 'NOT_FOUND')
      log.error({ code: result.error.code, index: request.index }, 'search failed');
    return result;
  } catch (error) {
    log.error({ code: 'SEARCH_FAILED', index: request.index, err: error }, 'search failed');
    return failed('SEARCH_FAILED');
  }
}

/** Searches of a page that is rendered in this process: the ports' own form. */
export interface PageSearch {
  search<Document>(request: SearchRequest): Promise<Result<SearchResponse<Document>>>;
  searchText<Document>(request: TextSearchRequest): Promise<Result<TextSearchResponse<Document>>>;
}

/**
 * The same checks and failures as over HTTP, without request, response and their JSON: only the documents are JSON
 * already.
 */
export function createPageSearch({ search, searchText }: SearchRequests, log: SearchLog): PageSearch {
  async function found<Request extends { index: string }, Reply extends SearchReply, Response>(
    read: (body: unknown) => Request,
    run: (request: Request) => Promise<Result<Reply>>,
    given: Request,
    response: (reply: Reply) => Response,
  ): Promise<Result<Response>> {
    try {
      const result = await runSafely(run, read(given), log);
      if (result.ok) return ok(response(result.value));
      return failed(result.error.code === 'NOT_FOUND' ? 'NOT_FOUND' : 'SEARCH_FAILED');
    } catch (error) {
      if (error instanceof BadSearchError) return failed('BAD_REQUEST');
      throw error;
    }
  }
  return {
    search: <Document>(request: SearchRequest) =>
      found(readSearchRequest, search, request, ({ contentJson, ...rest }): SearchResponse<Document> => ({
        ...rest,
        content: JSON.parse(contentJson),
      })),
    searchText: <Document>(request: TextSearchRequest) =>
      found(readTextSearchRequest, searchText, request, ({ contentJson, ...rest }): TextSearchResponse<Document> => ({
        ...rest,
        content: JSON.parse(contentJson),
      })),
  };
}
