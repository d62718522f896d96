import type { Understanding, UnderstandRequest } from '@/domain/search/query/understanding';
import type { RelaxRequest, RelaxResponse } from '@/domain/search/relax';
import type { SuggestRequest, SuggestResponse } from '@/domain/search/suggest';
import type { Result } from '@/errors/result';

/** What helps a visitor to search, beside the search itself. Calls reject only with the signal's AbortError; every other trouble is an Outcome. */
export interface SearchHelpPort {
  /** Completes what is being typed. */
  suggest(request: SuggestRequest, signal?: AbortSignal): Promise<Result<SuggestResponse>>;
  /** What could be let go of, and what comes nearest. */
  relax<Document>(request: RelaxRequest, signal?: AbortSignal): Promise<Result<RelaxResponse<Document>>>;
  /** What a free text means. */
  understand(request: UnderstandRequest, signal?: AbortSignal): Promise<Result<Understanding>>;
}
