import { failed, ok } from '@/errors/result';
import { placesActions } from '@/features/places/places.slice';
import { selectPlaces, type WithPlaces } from '@/features/places/places.selectors';
import { placesFeature } from '@/features/places/places.feature';
import { fakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { LUND, SOLNA } from '../booking/bookingKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const open = (ports: Parameters<typeof fakePorts>[0]) => {
  const run = runFeature(placesFeature, { ports: fakePorts(ports) });
  return { ...run, now: () => selectPlaces(run.state() as WithPlaces) };
};

describe('a place in Sweden', () => {
  it('J-02 is looked for after 300 ms of quiet, once, and the last letters count', async () => {
    const asked: string[] = [];
    const visit = open({
      places: {
        find: async (text) => {
          asked.push(text);
          return ok([text === 'Lund' ? LUND : SOLNA]);
        },
      },
    });
    for (const text of ['L', 'Lu', 'Lun', 'Lund']) {
      visit.dispatch(placesActions.queryChanged({ text }));
      await passes(299);
    }
    expect(asked).toEqual([]);
    await passes(1);
    expect(asked).toEqual(['Lund']);
    expect(visit.now()).toMatchObject({ flow: { value: 'listed' }, places: [LUND] });
    visit.dispatch(placesActions.closed());
    expect(visit.now()).toMatchObject({ flow: { value: 'idle' }, places: [] });
    await visit.end();
  });

  it('J-02 a search that fails is told, and tried again', async () => {
    let broken = true;
    const visit = open({ places: { find: async () => (broken ? failed('PLACES_FAILED') : ok([SOLNA])) } });
    visit.dispatch(placesActions.queryChanged({ text: 'Solna' }));
    await passes(9_000);
    expect(visit.now()).toMatchObject({
      flow: { value: 'searchFailed' },
      error: { code: 'PLACES_FAILED' },
      queryText: 'Solna',
    });
    broken = false;
    visit.dispatch(placesActions.retried());
    await passes(300);
    expect(visit.now()).toMatchObject({ flow: { value: 'listed' }, error: null });
    await visit.end();
  });

  it('J-02 comes from the browser when the visitor asks for it', async () => {
    const visit = open({
      position: { here: async () => ok({ latitude: 59.4, longitude: 18 }) },
      places: { at: async () => ok(SOLNA) },
    });
    visit.dispatch(placesActions.locationRequested());
    await passes(0);
    expect(visit.actions.at(-1)).toEqual(placesActions.located({ place: SOLNA }));
    await visit.end();
  });

  it.each([
    ['a no', failed('LOCATION_REFUSED'), ok(SOLNA), 'LOCATION_REFUSED'],
    ['a place abroad', ok({ latitude: 52, longitude: 13 }), ok(null), 'PLACES_FAILED'],
  ] as const)('J-02 %s is told by its text', async (_what, here, at, code) => {
    const visit = open({ position: { here: async () => here }, places: { at: async () => at } });
    visit.dispatch(placesActions.locationRequested());
    await passes(0);
    expect(visit.now()).toMatchObject({ flow: { value: 'locateFailed' }, error: { code } });
    await visit.end();
  });
});
