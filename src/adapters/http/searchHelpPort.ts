import type { RelaxRequest, RelaxResponse } from '@/domain/search/relax';
import type { Suggestion, SuggestResponse } from '@/domain/search/suggest';
import type { Result } from '@/errors/result';
import type { SearchHelpPort } from '@/ports/searchHelp.port';
import { isFiniteNumber, isString, listOf, objectOf, optional } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import { postSearch, type SearchApi } from './searchPort';

const isSuggestResponse = objectOf<SuggestResponse>({
  suggestions: listOf(
    objectOf<Suggestion>({
      name: isString,
      value: isString,
      text: isString,
      count: isFiniteNumber,
      from: isFiniteNumber,
      to: isFiniteNumber,
    }),
  ),
  total_items: optional(isFiniteNumber),
});

// The frame, and what the views read: the fields of documents and constraints are the server's.
const hasConstraint = objectOf<{ constraint: object }>({ constraint: isRecord });
const hasRelaxations = objectOf<{ total_items: number; relaxations: unknown[]; nearestMatches: unknown[] }>({
  total_items: isFiniteNumber,
  relaxations: listOf(
    objectOf<{ constraint: object; total_items: number }>({ constraint: isRecord, total_items: isFiniteNumber }),
  ),
  nearestMatches: listOf(
    objectOf<{ document: object; compromises: unknown[] }>({ document: isRecord, compromises: listOf(hasConstraint) }),
  ),
});
const isRelaxResponse = (value: unknown): value is RelaxResponse<never> => hasRelaxations(value);

/** The search-help port over `POST {base}/api/search/suggest` and `/relax` (decision 3e). */
export const createSearchHelpPort = (api: SearchApi): SearchHelpPort => ({
  suggest: (request, signal) => postSearch(api, '/api/search/suggest', request, isSuggestResponse, signal),
  relax: <Document>(request: RelaxRequest, signal?: AbortSignal): Promise<Result<RelaxResponse<Document>>> =>
    postSearch(api, '/api/search/relax', request, isRelaxResponse, signal),
});
