import { createAction, createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { runFeature } from '@test/kit/runFeature';
import { defineFeature } from '@/effects/feature';
import { port } from '@/effects/sagaContext';
import { call, delay, type Saga } from '@/effects/sagaEffects';
import { watch } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { FlowState, FlowSpec } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';

type State = 'resting' | 'cooking' | 'served';
type Event = 'ordered' | 'cooked' | 'left';
const kitchenFlow = {
  id: 'kitchen',
  initial: 'resting',
  endless: true,
  states: {
    resting: { kind: 'ask', on: { ordered: 'cooking' } },
    cooking: {
      kind: 'work',
      fails: 'never',
      on: { cooked: 'served', ordered: 'cooking', left: 'resting' },
    },
    served: { kind: 'ask', on: { ordered: 'cooking' } },
  },
} as const satisfies FlowSpec<State, Event>;

const [ordered, cooked, left] = [
  createAction('kitchen/ordered'),
  createAction('kitchen/cooked'),
  createAction('kitchen/left'),
];

const initialState: { flow: FlowState<State> } = { flow: initialFlowState(kitchenFlow) };
const slice = createSlice({
  name: 'kitchen',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      ({ type }) => type.startsWith('kitchen/'),
      (state, { type }) => {
        const event = eventOf<Event>(kitchenFlow, type);
        if (event) advance(kitchenFlow, state.flow, event, {});
      },
    );
  },
});

function* cook(): Saga<UnknownAction> {
  yield* delay(1_000);
  return cooked();
}

function* explode(): Saga<UnknownAction> {
  return yield* call(() => Promise.reject<UnknownAction>(new Error('the stove is out')));
}

const feature = defineFeature({
  name: 'kitchen',
  owner: 'visitor',
  slices: [slice],
  public: [],
  watch: [
    workers(
      kitchenFlow,
      (state: { kitchen: typeof initialState }) => state.kitchen.flow,
      { cooking: cook },
      { cooking: () => cooked() },
    ),
  ],
});
const startingIn = (state: State) => ({ state: { kitchen: { flow: { value: state, entered: 4, refused: null } } } });
const cookedTimes = (actions: UnknownAction[]) => actions.filter(cooked.match).length;

describe('workers', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('M-01 runs the worker of a work state and dispatches the action that it returns', async () => {
    const run = runFeature(feature);
    run.dispatch(ordered());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run.actions).toEqual([ordered(), cooked()]);
    expect(run.state()).toMatchObject({ kitchen: { flow: { value: 'served' } } });
    await run.end();
  });

  it('M-01 starts at once when the flow is in a work state from the start (after a reload)', async () => {
    const run = runFeature(feature, startingIn('cooking'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(cookedTimes(run.actions)).toBe(1);
    await run.end();
  });

  it('M-01 cancels the worker when the flow leaves its state', async () => {
    const run = runFeature(feature, startingIn('cooking'));
    run.dispatch(left());
    await jest.advanceTimersByTimeAsync(5_000);
    expect(cookedTimes(run.actions)).toBe(0);
    await run.end();
  });

  it('M-01 restarts the worker when the state is entered again', async () => {
    const run = runFeature(feature, startingIn('cooking'));
    await jest.advanceTimersByTimeAsync(999);
    run.dispatch(ordered());
    await jest.advanceTimersByTimeAsync(999);
    expect(cookedTimes(run.actions)).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(cookedTimes(run.actions)).toBe(1);
    await run.end();
  });

  it('M-01 is not disturbed by actions of other slices', async () => {
    const run = runFeature(feature, startingIn('cooking'));
    await jest.advanceTimersByTimeAsync(600);
    run.dispatch({ type: 'weather/changed' });
    await jest.advanceTimersByTimeAsync(400);
    expect(cookedTimes(run.actions)).toBe(1);
    await run.end();
  });

  it('M-01 a refused action fails the run unless it is listed', async () => {
    const run = runFeature(feature);
    run.dispatch(cooked());
    await expect(run.end()).rejects.toThrow('kitchen: resting + cooked');
    await expect(run.end({ refused: ['kitchen: resting + cooked'] })).resolves.toBeUndefined();
  });
});

describe('port', () => {
  it('M-01 names the missing port, and the run fails', async () => {
    const run = runFeature(
      defineFeature({
        ...feature,
        slices: [],
        watch: [
          watch({
            on: ordered,
            how: 'every',
            *run(): Saga {
              (yield* port('cookies')).read('a');
            },
          }),
        ],
      }),
      { without: ['cookies'] },
    );
    run.dispatch(ordered());
    await expect(run.end()).rejects.toThrow("The port 'cookies' is not here.");
  });

  it('M-01 reports a worker that throws, and its state ends', async () => {
    const broken = defineFeature({
      ...feature,
      watch: [
        workers(
          kitchenFlow,
          (state: { kitchen: typeof initialState }) => state.kitchen.flow,
          { cooking: explode },
          { cooking: () => cooked() },
        ),
      ],
    });
    const run = runFeature(broken);
    run.dispatch(ordered());
    await run.until(cooked);
    expect(run.state()).toMatchObject({ kitchen: { flow: { value: 'served' } } });
    expect(run.ports.telemetry.errors).toEqual([
      expect.objectContaining({
        where: 'kitchen cooking',
        message: 'Error: the stove is out',
        reference: expect.any(String),
      }),
    ]);
    await run.end({ errors: 1 });
  });
});
