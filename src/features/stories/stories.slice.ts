import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { STORIES_PAGE, toggled, type StoriesView, type StoryTag } from '@/domain/stories/stories';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { storiesFlow } from './stories.flow';

/** An index as the list needs it. */
export interface OpenedIndex {
  id: string;
  /** Public, with language prefix. */
  path: string;
}

/** `sequence` is that of the request: responses to older ones are dropped. */
export interface LoadedStories {
  sequence: number;
  ids: readonly string[];
  /** Of all that the request finds. */
  total: number;
  cursor: string;
  hasNext: boolean;
}

interface Failure {
  sequence: number;
  error: AppError;
}

export interface StoriesState {
  flow: FlowState<StateOf<typeof storiesFlow>>;
  index: OpenedIndex | null;
  /** Those to choose from. */
  tags: readonly StoryTag[];
  /** Keys of the chosen ones. */
  chosen: readonly string[];
  /** Size of the request: a page, or the number from an address. */
  wanted: number;
  ids: readonly string[];
  total: number;
  cursor: string;
  hasNext: boolean;
  /** Grows with every request. */
  sequence: number;
  error: AppError | null;
}

export const initialStories: StoriesState = {
  flow: initialFlowState(storiesFlow),
  index: null,
  tags: [],
  chosen: [],
  wanted: STORIES_PAGE,
  ids: [],
  total: 0,
  cursor: '',
  hasNext: false,
  sequence: 0,
  error: null,
};

/** A new request: the list starts again. */
const startOver = (state: StoriesState, chosen: readonly string[], wanted = STORIES_PAGE): StoriesState => ({
  ...state,
  chosen,
  wanted,
  ids: [],
  total: 0,
  cursor: '',
  hasNext: false,
  sequence: state.sequence + 1,
  error: null,
});

const requestAgain = (state: StoriesState): StoriesState => ({ ...state, sequence: state.sequence + 1, error: null });

const fail = (state: StoriesState, { payload }: PayloadAction<Failure>): StoriesState => ({
  ...state,
  error: payload.error,
});

const isLatest = (state: StoriesState, { payload }: PayloadAction<{ sequence: number }>): boolean =>
  payload.sequence === state.sequence;

export const storiesSlice = createFlowSlice({
  flow: storiesFlow,
  initialState: initialStories,
  guards: {
    isLatest,
    isLatestAndEmpty: (state, action: PayloadAction<LoadedStories>) =>
      isLatest(state, action) && action.payload.ids.length === 0,
  },
  reducers: {
    /** The page of an index was opened; `view` has the parameters of its address, with existing tags only. */
    indexOpened: (
      state: StoriesState,
      { payload }: PayloadAction<{ index: OpenedIndex; tags: readonly StoryTag[]; view: StoriesView }>,
    ): StoriesState => ({
      ...startOver(state, payload.view.tags, payload.view.shown),
      index: payload.index,
      tags: payload.tags,
    }),
    tagToggled: (state: StoriesState, { payload }: PayloadAction<{ key: string }>): StoriesState =>
      startOver(state, toggled(state.chosen, payload.key)),
    /** 'Show all'. */
    tagsCleared: (state: StoriesState): StoriesState => startOver(state, []),
    /** Back or forward led to an address of the same list. */
    viewRead: (state: StoriesState, { payload }: PayloadAction<{ view: StoriesView }>): StoriesState =>
      startOver(state, payload.view.tags, payload.view.shown),
    moreRequested: requestAgain,
    retried: requestAgain,
    storiesLoaded: (state: StoriesState, { payload }: PayloadAction<LoadedStories>): StoriesState => {
      const { ids, total, cursor, hasNext } = payload;
      return { ...state, ids, total, cursor, hasNext };
    },
    storiesFailed: fail,
    moreLoaded: (state: StoriesState, { payload }: PayloadAction<LoadedStories>): StoriesState => {
      const { ids, total, cursor, hasNext } = payload;
      // A story published meanwhile moves another one to the next page as well: it is listed once.
      return { ...state, ids: [...new Set([...state.ids, ...ids])], total, cursor, hasNext };
    },
    moreFailed: fail,
  },
});

export const {
  indexOpened,
  tagToggled,
  tagsCleared,
  viewRead,
  moreRequested,
  retried,
  storiesLoaded,
  storiesFailed,
  moreLoaded,
  moreFailed,
} = storiesSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof storiesSlice> {}
}
