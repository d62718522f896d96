import type { RelaxRequest, RelaxResponse } from '@/domain/search/relax';
import type { SuggestRequest, SuggestResponse } from '@/domain/search/suggest';
import type { Result } from '@/errors/result';

/** Suggestions and relaxations. Calls reject only with the signal's AbortError; every other failure is a Result. */
export interface SearchHelpPort {
  /** Completions of an unfinished text. */
  suggest(request: SuggestRequest, signal?: AbortSignal): Promise<Result<SuggestResponse>>;
  /** Constraints that could be dropped, and the nearest matches. */
  relax<Document>(request: RelaxRequest, signal?: AbortSignal): Promise<Result<RelaxResponse<Document>>>;
}
