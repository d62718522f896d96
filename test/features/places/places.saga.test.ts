import { failed, ok } from '@/errors/result';
import { placesActions } from '@/features/places/places.slice';
import { selectPlaces } from '@/features/places/places.selectors';
import { placesFeature } from '@/features/places/places.feature';
import type { RootState } from '@/store/rootState';
import { fakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { LUND, SOLNA } from '../booking/bookingKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const open = (ports: Parameters<typeof fakePorts>[0]) => {
  const run = runFeature(placesFeature, { ports: fakePorts(ports) });
  return { ...run, now: () => selectPlaces(run.state() as RootState) };
};

describe('a place in Sweden', () => {
  it('J-02 a new text cancels the search for the one before', async () => {
    const requested: string[] = [];
    const visit = open({
      places: {
        find: async (text, signal) => {
          requested.push(text);
          if (text === 'Lund') return ok([LUND]);
          return new Promise((resolve) => {
            signal?.addEventListener('abort', () => resolve(failed('NETWORK_LOST')));
          });
        },
      },
    });
    for (const text of ['L', 'Lun', 'Lund']) {
      visit.dispatch(placesActions.queryChanged({ text }));
      await advance(0);
    }
    expect(requested).toEqual(['Lun', 'Lund']);
    expect(visit.now()).toMatchObject({ flow: { value: 'listed' }, places: [LUND] });
    visit.dispatch(placesActions.closed());
    expect(visit.now()).toMatchObject({ flow: { value: 'idle' }, places: [] });
    await visit.end();
  });

  it('J-02 a failed search shows an error, and can be retried', async () => {
    let broken = true;
    const visit = open({ places: { find: async () => (broken ? failed('PLACES_FAILED') : ok([SOLNA])) } });
    visit.dispatch(placesActions.queryChanged({ text: 'Solna' }));
    await advance(9_000);
    expect(visit.now()).toMatchObject({
      flow: { value: 'searchFailed' },
      error: { code: 'PLACES_FAILED' },
      queryText: 'Solna',
    });
    broken = false;
    visit.dispatch(placesActions.retried());
    await advance(0);
    expect(visit.now()).toMatchObject({ flow: { value: 'listed' }, error: null });
    await visit.end();
  });

  it('J-02 is located by the browser on request', async () => {
    const visit = open({
      position: { here: async () => ok({ latitude: 59.4, longitude: 18 }) },
      places: { byPosition: async () => ok(SOLNA) },
    });
    visit.dispatch(placesActions.locationRequested());
    await advance(0);
    expect(visit.actions.at(-1)).toEqual(placesActions.located({ place: SOLNA }));
    await visit.end();
  });

  it.each([
    ['a no', failed('LOCATION_REFUSED'), ok(SOLNA), 'LOCATION_REFUSED'],
    ['a place abroad', ok({ latitude: 52, longitude: 13 }), ok(null), 'PLACES_FAILED'],
  ] as const)('J-02 %s shows its error', async (_what, here, byPosition, code) => {
    const visit = open({ position: { here: async () => here }, places: { byPosition: async () => byPosition } });
    visit.dispatch(placesActions.locationRequested());
    await advance(0);
    expect(visit.now()).toMatchObject({ flow: { value: 'locateFailed' }, error: { code } });
    await visit.end();
  });
});
