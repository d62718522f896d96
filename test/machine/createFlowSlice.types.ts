import type { PayloadAction } from '@reduxjs/toolkit';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowSpec, FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';

/** Type tests: every `@ts-expect-error` must hide an error, or `npm run check` fails. */
const flow = {
  id: 'door',
  initial: 'shut',
  states: {
    shut: { kind: 'ask', on: { opened: { to: 'open', when: 'fits' }, knocked: 'shut' } },
    open: { kind: 'done', on: { closed: 'shut' } },
  },
} as const satisfies FlowSpec;

interface BarrierState {
  flow: FlowState<StateOf<typeof flow>>;
  key: number;
}

const initialState: BarrierState = { flow: initialFlowState(flow), key: 7 };
const opened = (_state: BarrierState, _action: PayloadAction<{ key: number }>) => undefined;
const closed = () => undefined;
const knocked = () => undefined;
const fits = (state: BarrierState, action: PayloadAction<{ key: number }>) => action.payload.key === state.key;

export const slice = createFlowSlice({ flow, initialState, guards: { fits }, reducers: { opened, closed, knocked } });
slice.actions.opened({ key: 1 });
slice.actions.closed();

// @ts-expect-error A payload of another type.
slice.actions.opened({ key: '1' });
// @ts-expect-error A payload that is missing.
slice.actions.opened();
// @ts-expect-error No such event.
slice.actions.locked();

// @ts-expect-error The reducer of `closed` is missing.
createFlowSlice({ flow, initialState, guards: { fits }, reducers: { opened, knocked } });
// @ts-expect-error The guard is missing.
createFlowSlice({ flow, initialState, reducers: { opened, closed, knocked } });
// @ts-expect-error A guard that no edge names.
createFlowSlice({ flow, initialState, guards: { fits, other: () => true }, reducers: { opened, closed, knocked } });

const otherPayload = (_state: BarrierState, action: PayloadAction<{ code: string }>) => action.payload.code === '';
// @ts-expect-error The guard expects another payload than `opened` carries.
createFlowSlice({ flow, initialState, guards: { fits: otherPayload }, reducers: { opened, closed, knocked } });

const brokenFlow = {
  id: 'broken',
  initial: 'shut',
  states: { shut: { kind: 'ask', on: { knocked: 'ajar' } } },
} as const satisfies FlowSpec;
const brokenState: { flow: FlowState<'shut'> } = { flow: { value: 'shut', entered: 0, refused: null } };
// @ts-expect-error `ajar` is no state of the flow.
createFlowSlice({ flow: brokenFlow, initialState: brokenState, reducers: { knocked } });
