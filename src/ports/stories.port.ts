import type { StoriesPage, StoriesRequest } from '@/domain/stories/stories';
import type { Result } from '@/errors/result';

export interface StoriesPort {
  /**
   * Stories of an index, the newest first. Rejects only with the signal's AbortError; every other failure is a
   * Result.
   */
  stories(request: StoriesRequest, signal?: AbortSignal): Promise<Result<StoriesPage>>;
}
