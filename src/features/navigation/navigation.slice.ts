import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { FlowState, GuardValues } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './navigation.events';
import { navigationFlow, type MenuFlowEvent, type MenuGuard, type MenuStep } from './navigation.flow';

/** What is on screen below the bar: an entry's place in the tree, or a list of the bar's own. */
export type Shown = { kind: 'children'; entry: string } | { kind: 'overflow' } | { kind: 'languages' };

export interface NavigationState {
  flow: FlowState<MenuStep>;
  /** Stays while the menu lingers. */
  shown: Shown | null;
  by: events.ShownBy;
  /** Inside the sheet of narrow screens. */
  narrow: boolean;
  /** How long the menu waits for a pointer that left. */
  patienceMs: number;
}

/** After leaving what is open, and after going to an entry that has nothing to open (specification 1 section 4). */
export const CLOSE_MS = 200;
export const CLOSE_CHILDLESS_MS = 600;

export const initialNavigation: NavigationState = {
  flow: initialFlowState(navigationFlow),
  shown: null,
  by: 'press',
  narrow: false,
  patienceMs: CLOSE_MS,
};

const parentOf = (entry: string): string => entry.slice(0, entry.lastIndexOf('.'));
const isDeep = ({ narrow, shown }: NavigationState): boolean =>
  narrow && shown?.kind === 'children' && shown.entry.includes('.');

const guardsOf = (state: NavigationState): GuardValues<MenuGuard> => ({
  hovered: state.by === 'hover',
  narrow: state.narrow,
  deep: isDeep(state),
});

const sameShown = (a: Shown | null, b: Shown): boolean =>
  a?.kind === b.kind && (a.kind !== 'children' || b.kind !== 'children' || a.entry === b.entry);

/** What was opened by a press stays so when the pointer passes over it. */
function show(state: NavigationState, shown: Shown, by: events.ShownBy): void {
  if (!sameShown(state.shown, shown) || by === 'press') state.by = by;
  state.shown = shown;
}

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: initialNavigation,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('navigation/'),
      (state, action: UnknownAction) => {
        const event = eventOf<MenuFlowEvent>(navigationFlow, action.type);
        const deep = isDeep(state);
        if (!event || !advance(navigationFlow, state.flow, event, guardsOf(state))) return;
        if (events.menuOpened.match(action)) Object.assign(state, { shown: null, by: 'press', narrow: true });
        if (events.childrenShown.match(action))
          show(state, { kind: 'children', entry: action.payload.entry }, action.payload.by);
        if (events.overflowShown.match(action)) show(state, { kind: 'overflow' }, action.payload.by);
        if (events.languagesShown.match(action)) show(state, { kind: 'languages' }, action.payload.by);
        if (events.pointerLeft.match(action))
          state.patienceMs = action.payload.childless ? CLOSE_CHILDLESS_MS : CLOSE_MS;
        if (events.wentBack.match(action))
          state.shown =
            deep && state.shown?.kind === 'children' ? { kind: 'children', entry: parentOf(state.shown.entry) } : null;
        if (state.flow.value === 'closed')
          Object.assign(state, { shown: null, by: 'press', narrow: false, patienceMs: CLOSE_MS });
      },
    );
  },
});

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof navigationSlice> {}
}
