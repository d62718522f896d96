import type { Understanding } from '@/domain/search/query/understanding';
import type { RelaxRequest, RelaxResponse } from '@/domain/search/relax';
import type { SuggestResponse } from '@/domain/search/suggest';
import type { Result } from '@/errors/result';
import type { SearchHelpPort } from '@/ports/searchHelp.port';
import { isRecord } from '@/lib/guards';
import { postSearch, type SearchApi } from './postSearch';

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

const isUnderstanding = (value: unknown): value is Understanding =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  isListOf(
    value.parts,
    (part) =>
      typeof part.from === 'number' &&
      typeof part.to === 'number' &&
      typeof part.text === 'string' &&
      isRecord(part.meaning) &&
      typeof part.meaning.kind === 'string',
  );

/** The search-help port over `POST {base}/api/search/suggest`, `/relax` and `/understand` (decision 3e). */
export const createSearchHelpPort = (door: SearchApi): SearchHelpPort => ({
  suggest: (request, signal) => postSearch(door, '/api/search/suggest', request, isSuggestResponse, signal),
  relax: <Document>(request: RelaxRequest, signal?: AbortSignal): Promise<Result<RelaxResponse<Document>>> =>
    postSearch(door, '/api/search/relax', request, isRelaxResponse, signal),
  understand: (request, signal) => postSearch(door, '/api/search/understand', request, isUnderstanding, signal),
});
