/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyQuery } from '@/domain/search/carList';
import { carListFeature } from '@/features/car-search/carList.feature';
import { termToggled } from '@/features/car-search/carList.slice';
import { ListMap } from '@/features/car-search/components/ListMap';
import { listMapFeature } from '@/features/car-search/listMap.feature';
import { selectFacilitiesOnMap, selectListMap } from '@/features/car-search/listMap.selectors';
import { facilitiesLoaded, facilitiesRequested, loadFailed } from '@/features/car-search/listMap.slice';
import { entitiesArrived } from '@/store/entities';
import { normalizeFacilities } from '@/store/entities.normalize';
import { fails, fakePorts, returns, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { listState, terms } from '../listKit';
import { lendBrowser, neverSeen, show } from '../viewKit';

const facilities = [
  { site_id: '1', site_official_name: 'Nordvik Lund', site_geocoord: '55.7,13.19' },
  { site_id: '2', site_official_name: 'Nordvik Umeå', site_geocoord: '63.8,20.26' },
  { site_id: '3', site_official_name: 'Nordvik Borås' },
];
const counted = terms('car_site_name', { 'Nordvik Borås': 4, 'Nordvik Lund': 7, 'Nordvik Umeå': 0 });

describe('the facilities of the map of cars', () => {
  const load = async (search: FakeCall) => {
    const run = runFeature(listMapFeature, {
      ports: fakePorts({ search: { search } }),
      others: [carListFeature],
      state: {
        context: aContext({ facilityIndex: 'sites-test' }),
        carList: listState(emptyQuery, 130, { facets: [counted] }),
      },
    });
    run.dispatch(facilitiesRequested());
    await jest.advanceTimersByTimeAsync(15_000);
    return run;
  };
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('F-05 are those with cars, most first, with the numbers that the other filters leave, and the others', async () => {
    const run = await load(
      returns({ facet: [], content: facilities, total_items: facilities.length, limit: 100, offset: 0 }),
    );
    expect(selectFacilitiesOnMap(run.state())).toEqual({
      facilities: [
        { name: 'Nordvik Lund', count: 7, chosen: false, position: { latitude: 55.7, longitude: 13.19 } },
        { name: 'Nordvik Borås', count: 4, chosen: false, position: null },
      ],
      others: [{ name: 'Nordvik Umeå', count: 0, chosen: false, position: { latitude: 63.8, longitude: 20.26 } }],
    });
    await run.end();
  });

  it('F-05 that cannot be loaded can be requested again', async () => {
    const run = await load(fails('SEARCH_FAILED'));
    expect(selectListMap(run.state())).toMatchObject({
      flow: { value: 'loadFailed' },
      error: { code: 'SEARCH_FAILED' },
    });
    run.dispatch(facilitiesRequested());
    expect(selectListMap(run.state())).toMatchObject({ flow: { value: 'loading' }, error: null });
    await jest.advanceTimersByTimeAsync(15_000);
    await run.end();
  });
});

describe('the map of cars', () => {
  beforeAll(() => {
    lendBrowser();
    neverSeen();
  });
  const open = () => {
    const shown = show(<ListMap />, {
      carList: listState({ ...emptyQuery, terms: { car_site_name: ['Nordvik Lund'] } }, 7, { facets: [counted] }),
      features: [carListFeature, listMapFeature],
    });
    act(() => {
      shown.host.store.dispatch(entitiesArrived(normalizeFacilities(facilities).entities));
      shown.host.store.dispatch(facilitiesLoaded({ ids: ['1', '2', '3'] }));
    });
    return shown;
  };

  it('F-05 has a list of names with numbers beside it: pressing one filters the list', async () => {
    const { actions } = open();
    expect(actions[0]).toEqual(facilitiesRequested());
    const list = within(screen.getByRole('list', { name: 'Anläggning' }));
    expect(
      list.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
    ).toEqual([
      ['Nordvik Lund 7 bilar', 'true'],
      ['Nordvik Borås 4 bilar', 'false'],
    ]);
    await userEvent.click(list.getByRole('button', { name: /Borås/ }));
    expect(actions.at(-1)).toEqual(termToggled({ name: 'car_site_name', value: 'Nordvik Borås' }));
  });

  it('F-05 says that it failed, and can be tried again; the list stays', async () => {
    const { actions, host } = open();
    act(() => {
      host.store.dispatch(facilitiesRequested());
      host.store.dispatch(loadFailed({ error: { code: 'SEARCH_FAILED', params: {} } }));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(actions.at(-1)).toEqual(facilitiesRequested());
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
