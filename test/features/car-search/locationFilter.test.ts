import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { carListFeature } from '@/features/car-search/carList.feature';
import { queryChosen } from '@/features/car-search/carList.slice';
import { locationFilterFeature } from '@/features/car-search/locationFilter.feature';
import { selectLocationFilter } from '@/features/car-search/locationFilter.selectors';
import { locationEntered, locationFilterSlice, positionRequested } from '@/features/car-search/locationFilter.slice';
import { fails, fakePorts, returns, type FakeCall } from '@test/kit/fakePorts';
import { rootState } from '@test/kit/rootState';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { listState } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const SWEDEN = 'Europe/Stockholm';
const boras = {
  placeId: '1',
  name: 'Borås',
  description: 'Västra Götaland',
  region: '',
  latitude: 57.7211,
  longitude: 12.9402,
};
const here = { latitude: 57.70012, longitude: 12.98765 };
const volvo: CarListQuery = {
  ...emptyQuery,
  terms: { car_brand: ['Volvo'] },
  ranges: {},
  sort: 'car_price_asc',
  page: 3,
};
const response = (towns: Record<string, string>) =>
  returns({
    facet: [],
    content: Object.entries(towns).map(([site_city, site_geocoord], index) => ({
      site_id: String(index),
      site_city,
      site_geocoord,
    })),
    total_items: 1,
    limit: 1,
    offset: 0,
  });

function open(
  calls: { find?: FakeCall; byPosition?: FakeCall; here?: FakeCall; search?: FakeCall },
  timeZone = SWEDEN,
) {
  const requests: unknown[] = [];
  const search: FakeCall = <T>(request?: unknown, signal?: AbortSignal) => {
    requests.push(request);
    return (calls.search ?? response({}))<T>(request, signal);
  };
  const run = runFeature(locationFilterFeature, {
    ports: fakePorts({
      places: { find: calls.find ?? returns([]), byPosition: calls.byPosition ?? returns(null) },
      position: { here: calls.here ?? fails('LOCATION_REFUSED') },
      search: { search },
    }),
    others: [carListFeature],
    state: { context: aContext({ timeZone, facilityIndex: 'sites-test' }), carList: listState(volvo, 130) },
  });
  const filter = () =>
    selectLocationFilter(rootState({ locationFilter: locationFilterSlice.selectSlice(Object(run.state())) }));
  const chosen = () =>
    run.actions.flatMap((action) => (queryChosen.match(action) ? [action.payload.query] : [])).at(-1);
  return { ...run, requests, filter, chosen, settle: () => jest.advanceTimersByTimeAsync(10_000) };
}

describe('the distance to a place', () => {
  it('F-05 a place of the gazetteer filters the list, nearest first from its first page, and the other filters stay', async () => {
    const run = open({ find: returns([boras]) });
    run.dispatch(locationEntered({ text: 'borås', radius: { km: 50 } }));
    await run.settle();
    expect(run.chosen()).toEqual({
      ...volvo,
      near: { place: 'Borås', lat: 57.721, lng: 12.94, km: 50 },
      sort: null,
      page: 1,
    });
    expect(run.filter()).toMatchObject({ flow: { value: 'idle' }, error: null });
    await run.end();
  });

  it('F-05 elsewhere a place is a town with a facility, by exactly its name', async () => {
    const search = response({ 'Oslo Nord': '60,10.9', Oslo: '59.9139,10.7522' });
    const run = open({ search }, 'Europe/Oslo');
    run.dispatch(locationEntered({ text: ' oslo ', radius: {} }));
    await run.settle();
    expect(run.chosen()?.near).toEqual({ place: 'Oslo', lat: 59.914, lng: 10.752 });
    await run.end();
  });

  it('F-05 an unknown place is an error of the field and leaves the list', async () => {
    const run = open({});
    run.dispatch(locationEntered({ text: 'zzz', radius: {} }));
    await run.settle();
    expect(run.filter()).toMatchObject({ flow: { value: 'findFailed' }, error: { code: 'PLACE_UNKNOWN' } });
    expect(run.chosen()).toBeUndefined();
    await run.end();
  });

  it('F-05 where neither gazetteer nor search responds, the place can be entered again', async () => {
    const run = open({ find: fails('PLACES_FAILED'), search: fails('SEARCH_FAILED') });
    run.dispatch(locationEntered({ text: 'Borås', radius: {} }));
    await run.settle();
    expect(run.filter().error?.code).toBe('PLACES_FAILED');
    run.ports.places.find = returns([boras]);
    run.dispatch(locationEntered({ text: 'Borås', radius: {} }));
    await run.settle();
    expect([run.filter().error, run.chosen()?.near?.place]).toEqual([null, 'Borås']);
    await run.end();
  });

  it('F-05 the place of the device is its town: its own position is in no address', async () => {
    const run = open({ here: returns(here), byPosition: returns(boras) });
    run.dispatch(positionRequested({ radius: { km: 20 } }));
    await run.settle();
    expect(run.chosen()?.near).toEqual({ place: 'Borås', lat: 57.721, lng: 12.94, km: 20 });
    await run.end();
  });

  it('F-05 outside the gazetteer it is the nearest town with a facility, of a position rounded to ten kilometres', async () => {
    const run = open({ here: returns(here), search: response({ Lund: '55.7,13.19' }) }, 'Europe/London');
    run.dispatch(positionRequested({ radius: {} }));
    await run.settle();
    expect(run.chosen()?.near).toEqual({ place: 'Lund', lat: 55.7, lng: 13.19 });
    expect(run.requests).toMatchObject([{ sort_name: 'distance_asc', near: { lat: 57.7, lng: 13 }, limit: 1 }]);
    await run.end();
  });

  it('F-05 a refused permission is said, and a place may be entered instead', async () => {
    const run = open({ find: returns([boras]) });
    run.dispatch(positionRequested({ radius: {} }));
    await run.settle();
    expect(run.filter()).toMatchObject({ flow: { value: 'locateFailed' }, error: { code: 'LOCATION_REFUSED' } });
    run.dispatch(locationEntered({ text: 'Borås', radius: {} }));
    await run.settle();
    expect(run.chosen()?.near?.place).toBe('Borås');
    await run.end();
  });
});
