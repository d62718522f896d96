import { createAction } from '@reduxjs/toolkit';
import type { StoriesView, StoryTag } from '@/domain/stories/stories';
import type { AppError } from '@/errors/result';

/** An index as the list needs it. */
export interface OpenedIndex {
  id: string;
  /** Public, with language prefix. */
  path: string;
}

/** The page of an index was asked for; `view` is what its address says, of tags that there are. */
export const indexOpened = createAction<{ index: OpenedIndex; tags: readonly StoryTag[]; view: StoriesView }>(
  'stories/indexOpened',
);
export const tagToggled = createAction<{ key: string }>('stories/tagToggled');
/** 'Show all'. */
export const tagsCleared = createAction('stories/tagsCleared');
/** Back or forward led to an address of the same list. */
export const viewRead = createAction<{ view: StoriesView }>('stories/viewRead');
export const moreAsked = createAction('stories/moreAsked');
export const retried = createAction('stories/retried');

/** `sequence` tells which question it answers: answers to older ones are dropped. */
export interface StoriesAnswer {
  sequence: number;
  ids: readonly string[];
  /** Of all that the question finds. */
  total: number;
  cursor: string;
  hasNext: boolean;
}
interface Failure {
  sequence: number;
  error: AppError;
}

export const storiesArrived = createAction<StoriesAnswer>('stories/storiesArrived');
export const storiesFailed = createAction<Failure>('stories/storiesFailed');
export const moreArrived = createAction<StoriesAnswer>('stories/moreArrived');
export const moreFailed = createAction<Failure>('stories/moreFailed');
