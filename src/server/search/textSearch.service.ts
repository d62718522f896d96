import {
  cleanKeyphrase,
  decodeListQuery,
  encodeListQuery,
  listRequest,
  type CarListQuery,
} from '@/domain/search/carList';
import { facetRequests } from '@/domain/search/carFacets';
import type { QueryText } from '@/domain/search/extraFilters';
import type { Aliases } from '@/domain/search/query/aliases';
import { Lexicon } from '@/domain/search/query/lexicon';
import { searchText, type TextSearchMeaning } from '@/domain/search/query/searchText';
import { aliasMeaning, understand } from '@/domain/search/query/understand';
import { unfoundTerms } from '@/domain/search/query/unfoundTerms';
import type {
  Part,
  QueryLanguage,
  QueryVocabulary,
  Understanding,
  UnderstandRequest,
} from '@/domain/search/query/understanding';
import type { BaseFilter } from '@/domain/search/search';
import type { TextSearchRequest, TextSearchResponse } from '@/domain/search/textSearch';
import { failed, ok, type Result } from '@/errors/result';
import type { SearchReply, SearchService } from './search.service';
import { asSearched, relaxText } from './relaxText';

/** Understands free text by the values of an index. */
export interface QueryUnderstanding {
  understand(request: UnderstandRequest): Promise<Result<Understanding>>;
  /** What an editor's alias means in the stock of an index now: see `aliasMeaning`. */
  aliasMeaning(of: {
    index: string;
    language: QueryLanguage;
    means: string;
  }): Promise<Result<ReturnType<typeof aliasMeaning>>>;
}

/**
 * @param now gives the year for '-19' and 'max 5 år gammal'
 * @param aliasesOf the editors' aliases for an index and a language
 */
export function createUnderstanding(
  service: Pick<SearchService, 'vocabulary'>,
  now: () => Date,
  aliasesOf?: (index: string, language: QueryLanguage) => Promise<Aliases>,
): QueryUnderstanding {
  // One lexicon per vocabulary object and language; the service returns a new vocabulary when values change.
  const lexicons = new WeakMap<QueryVocabulary, Map<QueryLanguage, Lexicon>>();
  const lexiconOf = (vocabulary: QueryVocabulary, language: QueryLanguage): Lexicon => {
    const held = lexicons.get(vocabulary) ?? new Map<QueryLanguage, Lexicon>();
    const lexicon = held.get(language) ?? new Lexicon(vocabulary, language);
    lexicons.set(vocabulary, held.set(language, lexicon));
    return lexicon;
  };
  const year = (): number => now().getFullYear();
  return {
    async understand({ index, text, language, plain }) {
      const [vocabulary, aliases] = await Promise.all([service.vocabulary(index), aliasesOf?.(index, language)]);
      return vocabulary.ok
        ? ok(
            understand(text, lexiconOf(vocabulary.value, language), {
              year: year(),
              plain,
              ...(aliases && { aliases }),
            }),
          )
        : vocabulary;
    },
    async aliasMeaning({ index, language, means }) {
      const vocabulary = await service.vocabulary(index);
      return vocabulary.ok ? ok(aliasMeaning(means, lexiconOf(vocabulary.value, language), year())) : vocabulary;
    },
  };
}

/** The reply of a search by free text, with the documents as ready JSON text. */
export interface TextSearchReply extends SearchReply {
  understood: TextSearchResponse['understood'];
}

/** For all texts of one request; a text that takes longer counts as not understood. */
const UNDERSTAND_LIMIT_MS = 2_500;

/** Runs `run` with a promise that resolves when the time is over. */
async function withLimit<T>(ms: number, run: (timeOver: Promise<Result<never>>) => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeOver = new Promise<Result<never>>((resolve) => {
    timer = setTimeout(() => resolve(failed('TIMED_OUT')), ms);
  });
  try {
    return await run(timeOver);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads what a text means; null where a text before it can't be understood. */
function createReader(
  understandText: (request: UnderstandRequest) => Promise<Result<Understanding>>,
  onFailure: (code: string, exception?: unknown) => void,
) {
  const partsOf = async (request: UnderstandRequest, timeOver: Promise<Result<never>>): Promise<Part[] | null> => {
    try {
      const result = await Promise.race([understandText(request), timeOver]);
      if (result.ok) return result.value.parts;
      onFailure(result.error.code);
    } catch (exception) {
      onFailure('SEARCH_FAILED', exception);
    }
    return null;
  };
  return ({
    index,
    query_text: { query, text, suggestion, language },
  }: Pick<TextSearchRequest, 'index' | 'query_text'>): Promise<TextSearchMeaning | null> =>
    withLimit(UNDERSTAND_LIMIT_MS, (timeOver) =>
      searchText(
        decodeListQuery(query).query,
        { text: text === undefined ? undefined : cleanKeyphrase(text), suggestion },
        (queryText: QueryText) => partsOf({ index, language, ...queryText }, timeOver),
      ),
    );
}

/** Counts the cars of a list query. */
const countedBy =
  (service: Pick<SearchService, 'search'>, index: string, filters: readonly BaseFilter[]) =>
  async (query: CarListQuery): Promise<number> => {
    const counted = await service.search({
      ...listRequest({ ...query, page: 1 }, index, [...filters]),
      facets: facetRequests(query.terms, query.ranges).filter((facet) => facet.filters.length > 0),
      limit: 0,
    });
    return counted.ok ? counted.value.total_items : 0;
  };

/**
 * Counts the cars that a search by a text would find, for suggestions: the text may be unfinished.
 * @param onFailure as of `createTextSearch`
 */
export function createTextCount(
  service: Pick<SearchService, 'search'>,
  understandText: (request: UnderstandRequest) => Promise<Result<Understanding>>,
  onFailure: (code: string, exception?: unknown) => void,
): (request: Pick<TextSearchRequest, 'index' | 'filters' | 'query_text'>) => Promise<number> {
  const meaningOf = createReader(understandText, onFailure);
  return async ({ index, filters, query_text }) => {
    const meaning = await meaningOf({ index, query_text });
    if (!meaning) return 0;
    const count = countedBy(service, index, filters);
    const total = await count(meaning.query);
    const relaxed = total > 0 ? null : await relaxText(meaning, count);
    return relaxed ? count(relaxed.query) : total;
  };
}

/**
 * Understands a text and searches for it in one request. A text that can't be understood is searched for as a
 * keyphrase, and the response has `parts: null`. If the text that it replaces can't be understood, the request
 * fails.
 * @param onFailure receives each failed understanding: its code, and the exception if there was one
 * @param onUnfound receives the words of a new text that neither the stock nor the vocabulary knows
 */
export function createTextSearch(
  service: Pick<SearchService, 'search'>,
  understandText: (request: UnderstandRequest) => Promise<Result<Understanding>>,
  onFailure: (code: string, exception?: unknown) => void,
  onUnfound: (of: { index: string; language: QueryLanguage; terms: readonly string[] }) => void = () => undefined,
): (request: TextSearchRequest) => Promise<Result<TextSearchReply>> {
  const meaningOf = createReader(understandText, onFailure);
  return async ({ index, fields, limit, offset, filters, query_text }) => {
    const { text, suggestion, language } = query_text;
    const meaning = await meaningOf({ index, query_text });
    if (!meaning) return failed('SEARCH_FAILED');
    if (text === undefined && meaning.parts) meaning.parts = asSearched(meaning.query, meaning.parts);
    const searchFor = async ({ query, queryText, parts }: TextSearchMeaning): Promise<Result<TextSearchReply>> => {
      // Searched for as the address encodes it, so that a reload finds the same.
      const address = encodeListQuery({ ...query, page: 1 });
      const reply = await service.search({
        ...listRequest(decodeListQuery(address).query, index, filters),
        fields,
        limit,
        offset,
      });
      return reply.ok ? ok({ ...reply.value, understood: { queryText, parts, query: address } }) : reply;
    };
    const reply = await searchFor(meaning);
    if (text === undefined || !reply.ok) return reply;
    if (suggestion === undefined && meaning.parts)
      onUnfound({
        index,
        language,
        terms: unfoundTerms(meaning.queryText.text, meaning.parts, reply.value.total_items > 0),
      });
    if (reply.value.total_items > 0) return reply;
    const relaxed = await relaxText(meaning, countedBy(service, index, filters));
    return relaxed ? searchFor(relaxed) : reply;
  };
}
