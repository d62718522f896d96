import { cleanKeyphrase, decodeListQuery, encodeListQuery, listRequest } from '@/domain/search/carList';
import type { QueryText } from '@/domain/search/extraFilters';
import { searchText } from '@/domain/search/query/searchText';
import type { Part, Understanding, UnderstandRequest } from '@/domain/search/query/understanding';
import type { TextSearchRequest, TextSearchResponse } from '@/domain/search/textSearch';
import { failed, ok, type Result } from '@/errors/result';
import type { SearchReply, SearchService } from './search.service';

/** The reply of a search by free text, with the documents as ready JSON text. */
export interface TextSearchReply extends SearchReply {
  understood: TextSearchResponse['understood'];
}

/** A text that takes longer to understand is a plain keyphrase. */
const UNDERSTAND_LIMIT_MS = 2_500;

const asPlainPart = (text: string): Part[] => [{ from: 0, to: text.length, text, meaning: { kind: 'words' } }];

async function within<T>(ms: number, run: Promise<Result<T>>): Promise<Result<T>> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Result<T>>((resolve) => {
    timer = setTimeout(() => resolve(failed('TIMED_OUT')), ms);
  });
  try {
    return await Promise.race([run, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Understands a text and searches for it in one request. A text that can't be understood is searched for as it stands;
 * `onFailure` receives the code of the failure.
 */
export function createTextSearch(
  service: Pick<SearchService, 'search'>,
  understand: (request: UnderstandRequest) => Promise<Result<Understanding>>,
  onFailure: (code: string) => void,
): (request: TextSearchRequest) => Promise<Result<TextSearchReply>> {
  return async ({
    index,
    fields,
    limit,
    offset,
    filters,
    query_text: { query: encoded, text, suggestion, language },
  }) => {
    const partsOf = async (queryText: QueryText): Promise<Part[]> => {
      const result = await within(UNDERSTAND_LIMIT_MS, understand({ index, language, ...queryText }));
      if (result.ok) return result.value.parts;
      onFailure(result.error.code);
      return asPlainPart(queryText.text);
    };
    const given = decodeListQuery(encoded).query;
    const { query, queryText, parts } = await searchText(
      given,
      { text: text === undefined ? undefined : cleanKeyphrase(text), suggestion },
      partsOf,
    );
    // Searched for as the address will say it: a reload finds the same.
    const address = encodeListQuery({ ...query, page: 1 });
    const reply = await service.search({
      ...listRequest(decodeListQuery(address).query, index, filters),
      fields,
      limit,
      offset,
    });
    return reply.ok ? ok({ ...reply.value, understood: { queryText, parts, query: address } }) : reply;
  };
}
