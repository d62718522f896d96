import { configureStore, Tuple, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { END } from 'redux-saga';
import type { Feature } from '@/effects/feature';
import type { SagaContext } from '@/effects/sagaContext';
import { supervise } from '@/effects/supervise';
import type { ActionCreator } from '@/effects/sagaEffects';
import { makeRoot, type StoreState } from '@/store/root';
import { fakePorts, type FakePorts } from './fakePorts';
import { isObject } from '@/lib/guards';

export interface RunOptions {
  ports?: FakePorts;
  /** Ports that this page lacks, as the browser's own are lacking on the server. */
  without?: readonly ('address' | 'session' | 'cookies' | 'streams')[];
  /** Parts of the state to start from. */
  state?: Partial<StoreState>;
  /** Other features whose slices the sagas select from; their watch tables stay out. */
  others?: readonly Feature[];
}

export interface Run {
  ports: FakePorts;
  /** Every action since the start, the oldest first. */
  actions: UnknownAction[];
  /** `<flow>: <state> + <event>` of every event that had no edge. */
  refused: string[];
  state(): StoreState;
  dispatch(action: UnknownAction): void;
  /** The next action of this type, or the latest one if there is one already. Where none comes, it says what did. */
  until<C extends ActionCreator>(creator: C): Promise<UnknownAction>;
  /** What leaving the page does: all sagas are cancelled. */
  leave(): void;
  /**
   * Ends all watchers, waits for running work, and throws on a reported error or a refused event that is not listed
   * here.
   */
  end(expected?: { refused?: string[]; errors?: number }): Promise<void>;
}

/** Shorter than jest's own limit, which only says that it has passed. */
const MOST_PATIENCE_MS = 20_000;

const patient = { warnAfter: Number.POSITIVE_INFINITY };

/** A feature on a real store with its real sagas, supervised as in the browser, over fake ports. */
export function runFeature(
  feature: Feature,
  { ports = fakePorts(), without = [], state = {}, others = [] }: RunOptions = {},
): Run {
  const [actions, refused]: [UnknownAction[], string[]] = [[], []];
  const waiting = new Set<() => void>();
  const sagas = createSagaMiddleware<SagaContext>({
    context: {
      ports: { ...ports, ...Object.fromEntries(without.map((name) => [name, undefined])) },
      errors: Object.assign({}, ...[...others, feature].map((one) => one.errors)),
    },
  });
  const root = makeRoot();
  for (const one of [...others, feature]) root.inject(one);

  const listen: Middleware<object, StoreState> =
    ({ getState }) =>
    (next) =>
    (action) => {
      const before = getState();
      const result = next(action);
      if (isAction(action) && action.type !== END.type) actions.push(action);
      refused.push(...refusals(before, getState()));
      for (const look of waiting) look();
      return result;
    };
  const store = configureStore({
    reducer: root.reducer,
    preloadedState: { ...root.reducer(undefined, { type: 'kit/started' }), ...state },
    // Warnings about a slow machine are not about the feature.
    middleware: (defaults) =>
      new Tuple(...defaults({ thunk: false, serializableCheck: patient, immutableCheck: patient }), listen, sagas),
  });
  const task = sagas.run(supervise, feature.watch, { name: feature.name });

  return {
    ports,
    actions,
    refused,
    state: store.getState,
    dispatch: (action) => void store.dispatch(action),
    until: ({ type }) =>
      new Promise((found, missed) => {
        const giveUp = setTimeout(() => {
          const last = actions.slice(-5).map((one) => one.type);
          const errors = ports.telemetry.errors.map(({ where, message }) => `${where}: ${message}`);
          missed(
            new Error(
              `No ${type} came. The last actions: ${last.join(', ') || 'none'}. Reported errors: ${errors.join(', ') || 'none'}.`,
            ),
          );
        }, MOST_PATIENCE_MS);
        const look = () => {
          const action = actions.findLast((one) => one.type === type);
          if (!action) return;
          clearTimeout(giveUp);
          waiting.delete(look);
          found(action);
        };
        waiting.add(look);
        look();
      }),
    leave: () => task.cancel(),
    end: async (expected = {}) => {
      store.dispatch(END);
      if (!task.isCancelled()) await task.toPromise();
      await Promise.resolve();
      const errors = ports.telemetry.errors.map(({ where, message }) => `${where}: ${message}`);
      if (errors.length !== (expected.errors ?? 0)) throw new Error(`Errors were reported:\n${errors.join('\n')}`);
      const surprises = refused.filter((one) => !expected.refused?.includes(one));
      if (surprises.length > 0) throw new Error(`Events without an edge:\n${surprises.join('\n')}`);
    },
  };
}

const isAction = (action: unknown): action is UnknownAction =>
  isObject(action) && 'type' in action && typeof action.type === 'string';

/** Events that flows refused between two states, from the flow state of every slice. */
function refusals(before: StoreState, after: StoreState): string[] {
  return Object.keys(after).flatMap((slice) => {
    const now = refusedIn(after[slice]);
    return now && now !== refusedIn(before[slice]) ? [`${slice}: ${now.state} + ${now.event}`] : [];
  });
}

interface Refusal {
  state: string;
  event: string;
}

function refusedIn(slice: unknown): Refusal | null {
  const flow = isObject(slice) && 'flow' in slice ? slice.flow : null;
  const refused = isObject(flow) && 'refused' in flow ? flow.refused : null;
  return isRefusal(refused) ? refused : null;
}

const isRefusal = (value: unknown): value is Refusal => isObject(value) && 'state' in value && 'event' in value;
