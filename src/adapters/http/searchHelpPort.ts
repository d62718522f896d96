import type { RelaxRequest, RelaxResponse } from '@/domain/search/relax';
import type { SuggestResponse } from '@/domain/search/suggest';
import type { Result } from '@/errors/result';
import type { SearchHelpPort } from '@/ports/searchHelp.port';
import { isRecord } from '@/lib/guards';
import { postSearch, type SearchApi } from './searchPort';

const isListOf = (value: unknown, check: (item: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isRecord(item) && check(item));

const isSuggestResponse = (value: unknown): value is SuggestResponse =>
  isRecord(value) &&
  isListOf(
    value.suggestions,
    (one) =>
      [one.name, one.value, one.text].every((text) => typeof text === 'string') &&
      [one.count, one.from, one.to].every((number) => typeof number === 'number'),
  );

const isRelaxResponse = (value: unknown): value is RelaxResponse<never> =>
  isRecord(value) &&
  typeof value.total_items === 'number' &&
  isListOf(value.relaxations, (one) => isRecord(one.constraint) && typeof one.total_items === 'number') &&
  isListOf(
    value.nearestMatches,
    (one) => isRecord(one.document) && isListOf(one.compromises, (compromise) => isRecord(compromise.constraint)),
  );

/** The search-help port over `POST {base}/api/search/suggest` and `/relax` (decision 3e). */
export const createSearchHelpPort = (api: SearchApi): SearchHelpPort => ({
  suggest: (request, signal) => postSearch(api, '/api/search/suggest', request, isSuggestResponse, signal),
  relax: <Document>(request: RelaxRequest, signal?: AbortSignal): Promise<Result<RelaxResponse<Document>>> =>
    postSearch(api, '/api/search/relax', request, isRelaxResponse, signal),
});
