import type { StoriesPage, StoriesQuestion } from '@/domain/stories';
import type { Outcome } from '@/errors/outcome';

/**
 * Whom the door asks for stories. Stories live on the content platform, and the process has one client of it, which the
 * pages ask through as well (docs/decisions/0013).
 */
export interface StoriesService {
  stories(question: StoriesQuestion): Promise<Outcome<StoriesPage>>;
}

/** Where the pages' side leaves that client when it makes it; empty before. */
export interface StoriesSlot {
  service: StoriesService | null;
}
