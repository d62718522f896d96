import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { STORIES_PAGE, toggled, type StoryTag } from '@/domain/stories';
import type { Fault } from '@/errors/outcome';
import type { FlowPlace } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import * as events from './stories.events';
import { storiesFlow, type StoriesStep } from './stories.flow';

export interface StoriesState {
  flow: FlowPlace<StoriesStep>;
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
  fault: Fault | null;
}

export const initialStories: StoriesState = {
  flow: startOf(storiesFlow),
  index: null,
  tags: [],
  chosen: [],
  wanted: STORIES_PAGE,
  ids: [],
  total: 0,
  cursor: '',
  hasNext: false,
  sequence: 0,
  fault: null,
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
  fault: null,
});

function changed(state: StoriesState, fact: UnknownAction): StoriesState {
  if (events.indexOpened.match(fact)) {
    const { index, tags, view } = fact.payload;
    return { ...ask(state, view.tags, view.shown), index, tags };
  }
  if (events.tagToggled.match(fact)) return ask(state, toggled(state.chosen, fact.payload.key));
  if (events.tagsCleared.match(fact)) return ask(state, []);
  if (events.viewRead.match(fact)) return ask(state, fact.payload.view.tags, fact.payload.view.shown);
  if (events.moreAsked.match(fact)) return { ...state, sequence: state.sequence + 1, fault: null };
  if (events.retried.match(fact)) return { ...state, sequence: state.sequence + 1, fault: null };
  if (events.storiesArrived.match(fact)) {
    const { ids, total, cursor, hasNext } = fact.payload;
    return { ...state, ids, total, cursor, hasNext };
  }
  if (events.moreArrived.match(fact)) {
    const { ids, total, cursor, hasNext } = fact.payload;
    // A story that is published meanwhile moves another to the next page, too: it stands once.
    return { ...state, ids: [...new Set([...state.ids, ...ids])], total, cursor, hasNext };
  }
  if (events.storiesFailed.match(fact) || events.moreFailed.match(fact))
    return { ...state, fault: { code: fact.payload.fault, facts: fact.payload.facts } };
  return state;
}

export const storiesSlice = createSlice({
  name: 'stories',
  initialState: initialStories,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('stories/'),
      (state, fact: UnknownAction) => {
        const event = eventOf(storiesFlow, fact.type);
        if (event === null || isStale(state, fact)) return state;
        const flow = { ...state.flow };
        const moved = advance(storiesFlow, flow, event, {
          none: events.storiesArrived.match(fact) && fact.payload.ids.length === 0,
        });
        return { ...(moved ? changed(state, fact) : state), flow };
      },
    );
  },
});
