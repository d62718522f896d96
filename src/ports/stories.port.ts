import type { StoriesPage, StoriesQuestion } from '@/domain/stories';
import type { Outcome } from '@/errors/outcome';

export interface StoriesPort {
  /** Stories of an index, the newest first. Rejects only with the signal's AbortError; every other trouble is an Outcome. */
  stories(question: StoriesQuestion, signal?: AbortSignal): Promise<Outcome<StoriesPage>>;
}
