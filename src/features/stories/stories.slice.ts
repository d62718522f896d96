import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { STORIES_PAGE, toggled, type StoryTag } from '@/domain/stories/stories';
import type { AppError } from '@/errors/result';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './stories.events';
import { storiesFlow, type StoriesStep } from './stories.flow';

export interface StoriesState {
  flow: FlowState<StoriesStep>;
  index: events.OpenedIndex | null;
  /** Those to choose from. */
  tags: readonly StoryTag[];
  /** Keys of the chosen ones. */
  chosen: readonly string[];
  /** How many are asked for at once; a page, or as many as an address says. */
  wanted: number;
  ids: readonly string[];
  total: number;
  cursor: string;
  hasNext: boolean;
  /** Grows with every question; an answer to an older one is dropped. */
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

const isStale = (state: StoriesState, { payload }: UnknownAction): boolean =>
  typeof payload === 'object' && payload !== null && 'sequence' in payload && payload.sequence !== state.sequence;

/** A new question: the list begins anew. */
const ask = (state: StoriesState, chosen: readonly string[], wanted = STORIES_PAGE): StoriesState => ({
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

function changed(state: StoriesState, action: UnknownAction): StoriesState {
  if (events.indexOpened.match(action)) {
    const { index, tags, view } = action.payload;
    return { ...ask(state, view.tags, view.shown), index, tags };
  }
  if (events.tagToggled.match(action)) return ask(state, toggled(state.chosen, action.payload.key));
  if (events.tagsCleared.match(action)) return ask(state, []);
  if (events.viewRead.match(action)) return ask(state, action.payload.view.tags, action.payload.view.shown);
  if (events.moreAsked.match(action)) return { ...state, sequence: state.sequence + 1, error: null };
  if (events.retried.match(action)) return { ...state, sequence: state.sequence + 1, error: null };
  if (events.storiesArrived.match(action)) {
    const { ids, total, cursor, hasNext } = action.payload;
    return { ...state, ids, total, cursor, hasNext };
  }
  if (events.moreArrived.match(action)) {
    const { ids, total, cursor, hasNext } = action.payload;
    // A story that is published meanwhile moves another to the next page, too: it stands once.
    return { ...state, ids: [...new Set([...state.ids, ...ids])], total, cursor, hasNext };
  }
  if (events.storiesFailed.match(action) || events.moreFailed.match(action))
    return { ...state, error: action.payload.error };
  return state;
}

export const storiesSlice = createSlice({
  name: 'stories',
  initialState: initialStories,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('stories/'),
      (state, action: UnknownAction) => {
        const event = eventOf(storiesFlow, action.type);
        if (event === null || isStale(state, action)) return state;
        const flow = { ...state.flow };
        const moved = advance(storiesFlow, flow, event, {
          none: events.storiesArrived.match(action) && action.payload.ids.length === 0,
        });
        return { ...(moved ? changed(state, action) : state), flow };
      },
    );
  },
});

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof storiesSlice> {}
}
