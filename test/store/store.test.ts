import { defineFeature } from '@/effects/feature';
import { delay, put, type Saga } from '@/effects/sagaEffects';
import { watch, type How } from '@/effects/watch';
import { contextGiven, pageArrived, pageShown } from '@/store/context';
import { makeStore, serializeState, storeOf } from '@/store/store';
import { fakePorts } from '@test/kit/fakePorts';
import { aContext, aPage, counterFeature, diaryFeature, tickRequested, ticked } from './storeKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const browser = () => {
  const ports = fakePorts();
  const host = makeStore({ side: 'browser', ports, page: aPage('first') });
  const count = () => host.store.getState().counter;
  return { ...host, ports, count };
};
const second = () => jest.advanceTimersByTimeAsync(1_000);

describe('attaching a feature', () => {
  it('M-01 injects its slices at once and runs its watch table once for all its users', async () => {
    const { store, attach, count } = browser();
    const detach = [attach(counterFeature), attach(counterFeature)];
    expect(count()).toEqual({ count: 0 });
    store.dispatch(tickRequested());
    await second();
    expect(count()).toEqual({ count: 1 });
    detach[0]?.();
    detach[0]?.();
    store.dispatch(tickRequested());
    await second();
    expect(count()).toEqual({ count: 2 });
    detach[1]?.();
    store.dispatch(tickRequested());
    await second();
    expect(count()).toEqual({ count: 2 });
  });

  it('M-01 comes back to life for a new user', async () => {
    const { store, attach, count } = browser();
    attach(counterFeature)();
    attach(counterFeature);
    store.dispatch(tickRequested());
    await second();
    expect(count()).toEqual({ count: 1 });
  });

  it('M-01 leaves a visitor-owned feature running when its last user detaches', async () => {
    const { store, attach, count } = browser();
    const lasting = { ...counterFeature, owner: 'visitor' as const };
    attach(lasting)();
    store.dispatch(tickRequested());
    await second();
    expect(count()).toEqual({ count: 1 });
  });

  it('M-01 runs no watch table on the server', async () => {
    const host = makeStore({ side: 'server', ports: fakePorts() });
    host.attach(counterFeature);
    host.store.dispatch(tickRequested());
    await second();
    expect(host.store.getState().counter).toEqual({ count: 0 });
  });
});

describe('a feature whose code comes after the page was shown', () => {
  const arrivals = (how: How) => ({
    ...counterFeature,
    watch: [
      watch({
        on: pageShown,
        how,
        *run({ payload }): Saga {
          for (;;) {
            yield* delay(1_000);
            yield* put(ticked());
            if (!payload.first) return;
          }
        },
      }),
    ],
  });
  const shown = (first = false) => pageShown({ path: '/', first });

  it.each<[string, How]>([
    ['leading', 'leading'],
    ['latest', 'latest'],
    ['every', 'every'],
    ['debounce', { debounce: 500 }],
  ])('M-01 receives it, once (%s)', async (_, how) => {
    const { store, attach, count } = browser();
    store.dispatch(shown());
    const detach = attach(arrivals(how));
    await second();
    await second();
    expect(count()).toEqual({ count: 1 });
    detach();
    attach(arrivals(how));
    await second();
    await second();
    expect(count()).toEqual({ count: 1 });
  });

  it('M-01 receives it once, and that of the next page as usual', async () => {
    const { store, attach, count } = browser();
    store.dispatch(shown(true));
    attach({ ...arrivals('latest'), owner: 'visitor' });
    await second();
    expect(count()).toEqual({ count: 1 });
    store.dispatch(shown());
    await second();
    await second();
    await second();
    expect(count()).toEqual({ count: 2 });
  });

  it('M-01 does not receive the action of a page that was left', async () => {
    const { store, attach, count } = browser();
    store.dispatch(shown());
    store.dispatch(pageArrived(aPage('next')));
    attach(arrivals('every'));
    await second();
    expect(count()).toEqual({ count: 0 });
  });

  it('M-01 does not receive it again when attached again', async () => {
    const { store, attach, count } = browser();
    const detach = attach(arrivals('every'));
    store.dispatch(shown());
    detach();
    attach(arrivals('every'));
    await second();
    expect(count()).toEqual({ count: 0 });
  });
});

describe('navigation', () => {
  it("M-01 cancels the page's sagas, and starts them again on the next page", async () => {
    const { store, attach, count } = browser();
    attach(counterFeature);
    store.dispatch(tickRequested());
    store.dispatch(pageArrived(aPage('next')));
    await second();
    expect(count()).toEqual({ count: 0 });
    store.dispatch(tickRequested());
    await second();
    expect(count()).toEqual({ count: 1 });
  });

  it("M-01 lets the visitor's sagas finish", async () => {
    const { store, attach, count } = browser();
    attach({ ...counterFeature, owner: 'visitor' });
    store.dispatch(tickRequested());
    store.dispatch(pageArrived(aPage('next')));
    await second();
    expect(count()).toEqual({ count: 1 });
  });

  it('M-01 cancels nothing when the same page state comes again', async () => {
    const { store, attach, count } = browser();
    attach(counterFeature);
    store.dispatch(tickRequested());
    store.dispatch(pageArrived(aPage('first')));
    await second();
    expect(count()).toEqual({ count: 1 });
  });
});

describe('a loader', () => {
  it("M-01 runs to its end on the server, and its page state is plain data without the visitor's", async () => {
    const host = makeStore({ side: 'server', ports: fakePorts() });
    host.inject([counterFeature]);
    host.inject([diaryFeature]);
    host.store.dispatch(contextGiven(aContext()));
    await host.runLoader(function* (): Saga {
      yield* put(ticked());
    });
    const state = serializeState(host);
    expect(state).toEqual({ entities: { cars: {}, facilities: {} }, context: aContext(), counter: { count: 1 } });
    expect(storeOf(state)).toBe(host);
    expect(storeOf({ ...state })).toBeUndefined();
  });

  it('M-01 rejects to its caller with what it throws', async () => {
    const host = makeStore({ side: 'server', ports: fakePorts() });
    await expect(
      host.runLoader(function* (): Saga {
        throw new Error('broken');
        yield* put(ticked());
      }),
    ).rejects.toThrow('broken');
  });
});

describe('errors', () => {
  it('M-01 in one row is reported and touches nothing else', async () => {
    const { store, attach, count, ports } = browser();
    attach(counterFeature);
    attach(
      defineFeature({
        name: 'broken',
        owner: 'page',
        slices: [],
        public: [],
        watch: [
          watch({
            on: tickRequested,
            how: 'every',
            *run(): Saga {
              throw new Error('no');
              yield* put(ticked());
            },
          }),
        ],
      }),
    );
    store.dispatch(tickRequested());
    await second();
    expect(count()).toEqual({ count: 1 });
    expect(ports.telemetry.errors).toEqual([expect.objectContaining({ message: expect.stringContaining('no') })]);
  });
});
