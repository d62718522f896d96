import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { navigationFlow } from './navigation.flow';

/** A menu opened by the pointer closes with it; one opened by a press stays until it is closed. */
export type ShownBy = 'hover' | 'press';

/**
 * What is on screen below the bar: the children of an entry (by its position in the tree), or a list of the bar itself.
 */
export type ShownMenu = { kind: 'children'; entry: string } | { kind: 'overflow' } | { kind: 'languages' };

export interface NavigationState {
  flow: FlowState<StateOf<typeof navigationFlow>>;
  /** Stays while the menu waits to close. */
  shown: ShownMenu | null;
  by: ShownBy;
  /** Inside the sheet of narrow screens. */
  narrow: boolean;
  /** How long the menu stays open after the pointer has left. */
  closeDelayMs: number;
  /** Cars that the visitor saved on this device; 0 until the storage has been read. */
  savedCars: number;
}

/** After leaving what is open, and after going to an entry without children (specification 1 section 4). */
const CLOSE_MS = 200;
const CLOSE_CHILDLESS_MS = 600;

export const initialNavigation: NavigationState = {
  flow: initialFlowState(navigationFlow),
  shown: null,
  by: 'press',
  narrow: false,
  closeDelayMs: CLOSE_MS,
  savedCars: 0,
};

const parentOf = (entry: string): string => entry.slice(0, entry.lastIndexOf('.'));

/** The entry whose children are shown in the sheet, where it has a parent to go back to. */
const nestedEntry = ({ narrow, shown }: NavigationState): string | null =>
  narrow && shown?.kind === 'children' && shown.entry.includes('.') ? shown.entry : null;

const sameMenu = (a: ShownMenu | null, b: ShownMenu): boolean =>
  a?.kind === b.kind && (a.kind !== 'children' || b.kind !== 'children' || a.entry === b.entry);

/** A menu that was opened by a press stays so when the pointer passes over it. */
function show(state: NavigationState, shown: ShownMenu, by: ShownBy): void {
  if (!sameMenu(state.shown, shown) || by === 'press') state.by = by;
  state.shown = shown;
}

function close(state: NavigationState): void {
  Object.assign(state, { shown: null, by: 'press', narrow: false, closeDelayMs: CLOSE_MS });
}

export const navigationSlice = createFlowSlice({
  flow: navigationFlow,
  initialState: initialNavigation,
  guards: {
    hovered: (state) => state.by === 'hover',
    narrow: (state) => state.narrow,
    nested: (state) => nestedEntry(state) !== null,
  },
  reducers: {
    /** The menu of narrow screens was opened. */
    menuOpened: (state) => {
      Object.assign(state, { shown: null, by: 'press', narrow: true });
    },
    /** `entry` is the position of the entry in the tree. */
    childrenShown: (state, { payload }: PayloadAction<{ entry: string; by: ShownBy }>) =>
      show(state, { kind: 'children', entry: payload.entry }, payload.by),
    overflowShown: (state, { payload }: PayloadAction<{ by: ShownBy }>) =>
      show(state, { kind: 'overflow' }, payload.by),
    languagesShown: (state, { payload }: PayloadAction<{ by: ShownBy }>) =>
      show(state, { kind: 'languages' }, payload.by),
    /** The pointer left what is open; `childless`: for an entry without children. */
    pointerLeft: (state, { payload }: PayloadAction<{ childless: boolean }>) => {
      state.closeDelayMs = payload.childless ? CLOSE_CHILDLESS_MS : CLOSE_MS;
    },
    closeDelayPassed: close,
    /** One level up: Escape, or the back button of narrow screens. */
    wentBack: (state) => {
      const entry = nestedEntry(state);
      state.shown = entry === null ? null : { kind: 'children', entry: parentOf(entry) };
      if (state.flow.value === 'closed') close(state);
    },
    /** Closed altogether: pressed again, a press elsewhere, focus elsewhere. */
    dismissed: close,
    /** A link in it was followed in this tab. */
    linkFollowed: close,
    routeChanged: close,
    savedCarsCounted: (state, { payload }: PayloadAction<{ count: number }>) => {
      state.savedCars = payload.count;
    },
    /** A file of the icon set could not be loaded. */
    iconFailed: (_state, _action: PayloadAction<{ name: string }>) => undefined,
  },
});

export const {
  menuOpened,
  childrenShown,
  overflowShown,
  languagesShown,
  pointerLeft,
  closeDelayPassed,
  wentBack,
  savedCarsCounted,
  dismissed,
  linkFollowed,
  routeChanged,
  iconFailed,
} = navigationSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof navigationSlice> {}
}
