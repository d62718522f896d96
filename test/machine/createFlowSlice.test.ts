import type { PayloadAction } from '@reduxjs/toolkit';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowSpec, FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';

const messageFlow = {
  id: 'message',
  initial: 'writing',
  states: {
    writing: { kind: 'ask', on: { submitted: [{ to: 'sent', when: 'wasSent' }, { to: 'sending' }] } },
    sending: {
      kind: 'work',
      fails: ['sendFailed'],
      on: { delivered: { to: 'sent', when: 'isLatest' }, sendFailed: 'sendFailed' },
    },
    sendFailed: { kind: 'error', on: { retried: 'sending' } },
    sent: { kind: 'done' },
  },
} as const satisfies FlowSpec;

interface MessageState {
  flow: FlowState<StateOf<typeof messageFlow>>;
  text: string;
  sequence: number;
  enteredAs: string;
}

const initialState: MessageState = { flow: initialFlowState(messageFlow), text: '', sequence: 0, enteredAs: '' };

const slice = createFlowSlice({
  flow: messageFlow,
  initialState,
  guards: {
    wasSent: (state, { payload }: PayloadAction<{ text: string }>) => payload.text === state.text,
    isLatest: (state, action: PayloadAction<{ sequence: number }>) => action.payload.sequence === state.sequence,
  },
  reducers: {
    submitted: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.text = payload.text;
      state.sequence += 1;
      state.enteredAs = state.flow.value;
    },
    delivered: (_state, _action: PayloadAction<{ sequence: number }>) => undefined,
    sendFailed: (_state, _action: PayloadAction<{ error: string }>) => undefined,
    retried: (state) => {
      state.sequence += 1;
    },
    edited: (state, { payload }: PayloadAction<string>) => {
      state.text = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase('reset', () => initialState);
  },
});
const { submitted, delivered, sendFailed, retried, edited } = slice.actions;

const run = (...actions: Parameters<typeof slice.reducer>[1][]) =>
  actions.reduce<MessageState>(slice.reducer, slice.getInitialState());

describe('createFlowSlice', () => {
  it('M-01 names actions after flow and event', () => {
    expect(submitted({ text: 'hej' })).toEqual({ type: 'message/submitted', payload: { text: 'hej' } });
  });

  it('M-01 moves along the edge, then runs the reducer', () => {
    expect(run(submitted({ text: 'hej' }))).toEqual({
      flow: { value: 'sending', entered: 1, refused: null },
      text: 'hej',
      sequence: 1,
      enteredAs: 'sending',
    });
  });

  it('M-01 takes the first branch whose guard holds, with the state before the action', () => {
    const state = { ...initialState, text: 'hej' };
    expect(slice.reducer(state, submitted({ text: 'hej' })).flow.value).toBe('sent');
    expect(slice.reducer(state, submitted({ text: 'nej' })).flow.value).toBe('sending');
  });

  it('M-01 refuses an action without an edge and changes nothing else', () => {
    const state = run(submitted({ text: 'hej' }));
    expect(slice.reducer(state, submitted({ text: 'igen' }))).toEqual({
      ...state,
      flow: { ...state.flow, refused: { state: 'sending', event: 'submitted' } },
    });
  });

  it('M-01 ignores an action whose guards do not hold', () => {
    const state = run(submitted({ text: 'hej' }), sendFailed({ error: 'x' }), retried());
    expect(slice.reducer(state, delivered({ sequence: 1 }))).toBe(state);
    expect(slice.reducer(state, delivered({ sequence: 2 })).flow.value).toBe('sent');
  });

  it('M-01 runs other reducers in every state, and those of other slices, without a transition', () => {
    expect(run(edited('a'))).toEqual({ ...initialState, text: 'a' });
    expect(run(submitted({ text: 'hej' }), { type: 'reset' })).toEqual(initialState);
    expect(slice.reducer(initialState, { type: 'unknown' })).toBe(initialState);
  });
});
