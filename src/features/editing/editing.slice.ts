import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { EditWarning } from '@/domain/content/editWarnings';
import type { EditValue, VersionInfo } from '@/domain/content/editing';
import type { AppError } from '@/errors/result';
import type { FlowState, GuardValues } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './editing.events';
import { editingFlow, type EditingEvent, type EditingGuard, type EditingStep } from './editing.flow';

export interface EditingState {
  flow: FlowState<EditingStep>;
  /** The field being written; null at none. */
  target: events.EditTarget | null;
  value: EditValue;
  /** The value was written before the page was loaded again. */
  kept: boolean;
  scope: events.EditScope | null;
  /** What to know before publishing. */
  hints: readonly EditWarning[];
  /** The page could be looked through. */
  checked: boolean;
  /** Whose versions are looked at: of what was saved last, until another is asked for. */
  item: string | null;
  versions: readonly VersionInfo[];
  /** The version to bring back. */
  version: number | null;
  error: AppError | null;
  /** What was done last, to be told. */
  did: 'saved' | 'published' | 'discarded' | 'restored' | null;
}

export const initialEditing: EditingState = {
  flow: initialFlowState(editingFlow),
  target: null,
  value: null,
  kept: false,
  scope: null,
  hints: [],
  checked: true,
  item: null,
  versions: [],
  version: null,
  error: null,
  did: null,
};

const guardsOf = (action: UnknownAction): GuardValues<EditingGuard> => ({
  somethingKept: events.keptRead.match(action) && action.payload.kept !== null,
  nothingToSay: events.hintsRead.match(action) && action.payload.checked && action.payload.hints.length === 0,
});

export const editingSlice = createSlice({
  name: 'editing',
  initialState: initialEditing,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('editing/'),
      (state, action) => {
        const event = eventOf<EditingEvent>(editingFlow, action.type);
        if (!event || !advance(editingFlow, state.flow, event, guardsOf(action))) return;
        apply(state, action);
      },
    );
  },
});

const FAILURES = [
  events.saveFailed,
  events.publishFailed,
  events.discardFailed,
  events.versionsFailed,
  events.restoreFailed,
] as const;

function apply(state: EditingState, action: UnknownAction): void {
  const failure = FAILURES.find((one) => one.match(action));
  if (failure?.match(action)) {
    state.error = action.payload.error;
    return;
  }
  if (events.typed.match(action)) {
    state.value = action.payload.value;
    return;
  }
  if (events.overwriteAsked.match(action) && state.target)
    state.target.raw = String(state.error?.params.now ?? state.target.raw);
  state.error = null;
  if (events.keptRead.match(action) && action.payload.kept) {
    state.target = action.payload.kept.target;
    state.value = action.payload.kept.value;
    state.kept = true;
  }
  if (events.placeChosen.match(action)) {
    state.target = action.payload.target;
    state.value = action.payload.target.value;
    state.kept = false;
    state.did = null;
  }
  if (events.saveAsked.match(action) || events.overwriteAsked.match(action)) state.value = action.payload.value;
  if (events.saved.match(action) && state.target) state.item = state.target.item;
  if (events.dropped.match(action) || events.saved.match(action)) state.target = null;
  if (events.publishAsked.match(action) || events.discardAsked.match(action)) {
    state.scope = action.payload;
    state.did = null;
  }
  if (events.hintsRead.match(action)) {
    state.hints = action.payload.hints;
    state.checked = action.payload.checked;
  }
  if (events.versionsAsked.match(action)) {
    state.item = action.payload.item;
    state.versions = [];
  }
  if (events.versionsRead.match(action)) state.versions = action.payload.versions;
  if (events.restoreAsked.match(action)) state.version = action.payload.version;
  if (events.saved.match(action)) state.did = 'saved';
  if (events.published.match(action)) state.did = 'published';
  if (events.discarded.match(action)) state.did = 'discarded';
  if (events.restored.match(action)) state.did = 'restored';
}

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof editingSlice> {}
}
