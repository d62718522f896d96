import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { EditHint } from '@/domain/editHints';
import type { EditValue, VersionNote } from '@/domain/editing';
import type { Fault } from '@/errors/outcome';
import type { FlowPlace, GuardValues } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import * as events from './editing.events';
import { editingFlow, type EditingEvent, type EditingGuard, type EditingStep } from './editing.flow';

export interface EditingState {
  flow: FlowPlace<EditingStep>;
  /** The field being written; null at none. */
  target: events.EditTarget | null;
  value: EditValue;
  /** The value was written before the page was loaded again. */
  kept: boolean;
  scope: events.EditScope | null;
  /** What to know before publishing. */
  hints: readonly EditHint[];
  /** The page could be looked through. */
  checked: boolean;
  /** Whose versions are looked at: of what was saved last, until another is asked for. */
  item: string | null;
  versions: readonly VersionNote[];
  /** The version to bring back. */
  version: number | null;
  fault: Fault | null;
  /** What was done last, to be told. */
  did: 'saved' | 'published' | 'discarded' | 'restored' | null;
}

export const initialEditing: EditingState = {
  flow: startOf(editingFlow),
  target: null,
  value: null,
  kept: false,
  scope: null,
  hints: [],
  checked: true,
  item: null,
  versions: [],
  version: null,
  fault: null,
  did: null,
};

const guardsOf = (fact: UnknownAction): GuardValues<EditingGuard> => ({
  somethingKept: events.keptRead.match(fact) && fact.payload.kept !== null,
  nothingToSay: events.hintsRead.match(fact) && fact.payload.checked && fact.payload.hints.length === 0,
});

export const editingSlice = createSlice({
  name: 'editing',
  initialState: initialEditing,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('editing/'),
      (state, fact) => {
        const event = eventOf<EditingEvent>(editingFlow, fact.type);
        if (!event || !advance(editingFlow, state.flow, event, guardsOf(fact))) return;
        apply(state, fact);
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

function apply(state: EditingState, fact: UnknownAction): void {
  const failure = FAILURES.find((one) => one.match(fact));
  if (failure?.match(fact)) {
    state.fault = fact.payload.fault;
    return;
  }
  if (events.typed.match(fact)) {
    state.value = fact.payload.value;
    return;
  }
  if (events.overwriteAsked.match(fact) && state.target)
    state.target.raw = String(state.fault?.facts.now ?? state.target.raw);
  state.fault = null;
  if (events.keptRead.match(fact) && fact.payload.kept) {
    state.target = fact.payload.kept.target;
    state.value = fact.payload.kept.value;
    state.kept = true;
  }
  if (events.placeChosen.match(fact)) {
    state.target = fact.payload.target;
    state.value = fact.payload.target.value;
    state.kept = false;
    state.did = null;
  }
  if (events.saveAsked.match(fact) || events.overwriteAsked.match(fact)) state.value = fact.payload.value;
  if (events.saved.match(fact) && state.target) state.item = state.target.item;
  if (events.dropped.match(fact) || events.saved.match(fact)) state.target = null;
  if (events.publishAsked.match(fact) || events.discardAsked.match(fact)) {
    state.scope = fact.payload;
    state.did = null;
  }
  if (events.hintsRead.match(fact)) {
    state.hints = fact.payload.hints;
    state.checked = fact.payload.checked;
  }
  if (events.versionsAsked.match(fact)) {
    state.item = fact.payload.item;
    state.versions = [];
  }
  if (events.versionsRead.match(fact)) state.versions = fact.payload.versions;
  if (events.restoreAsked.match(fact)) state.version = fact.payload.version;
  if (events.saved.match(fact)) state.did = 'saved';
  if (events.published.match(fact)) state.did = 'published';
  if (events.discarded.match(fact)) state.did = 'discarded';
  if (events.restored.match(fact)) state.did = 'restored';
}
