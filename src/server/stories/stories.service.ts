import type { StoriesPage, StoriesRequest } from '@/domain/stories/stories';
import type { Result } from '@/errors/result';

/**
 * Whom the door asks for stories. Stories live on the content platform, and the process has one client of it, which the
 * pages ask through as well (docs/decisions/0013).
 */
export interface StoriesService {
  stories(request: StoriesRequest): Promise<Result<StoriesPage>>;
}

/** Where the pages' side leaves that client when it makes it; empty before. */
export interface StoriesServiceRef {
  service: StoriesService | null;
}
