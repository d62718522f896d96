import type { StoriesPage, StoriesRequest } from '@/domain/stories/stories';
import type { Result } from '@/errors/result';

/**
 * Source of `/api/stories`. Stories come from the content platform, and the process has one client for it, which the
 * pages use as well (docs/decisions/0013).
 */
export interface StoriesService {
  stories(request: StoriesRequest): Promise<Result<StoriesPage>>;
}

/** Reference to that client, set when the pages create it. */
export interface StoriesServiceRef {
  service: StoriesService | null;
}
