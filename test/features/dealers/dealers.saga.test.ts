import type { Department } from '@/domain/dealers/facility';
import type { SearchRequest } from '@/domain/search/search';
import { allFacilities } from '@/domain/dealers/facilityQuery';
import { facilityTeaserKey } from '@/domain/dealers/facilityTeaser';
import type { Saga } from '@/effects/sagaEffects';
import { dealersFeature, loadFacilities, loadFacility, loadTeasers } from '@/features/dealers/dealers.feature';
import {
  initialDealers,
  mapClosed,
  mapOpened,
  mapShown,
  ownLocationRequested,
  type DealersState,
  type FacilityListing,
} from '@/features/dealers/dealers.slice';
import { selectBeyond, selectOwnLocation } from '@/features/dealers/dealers.selectors';
import { contextGiven } from '@/store/context';
import { selectDepartmentsOf } from '@/store/entities';
import { normalizeFacilities } from '@/store/entities.normalize';
import { makeStore } from '@/store/store';
import { returns, fails, fakeAddress, fakePorts, type FakeCall, type FakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { aCar, INDEX, terms } from '../listKit';
import { facilityAt, noon, swedish } from './dealersKit';
import { isObject } from '@/lib/guards';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const SITES = 'sites-car-store-se';
const isDealers = (value: unknown): value is DealersState => isObject(value) && 'listing' in value;

const run = async <T>(
  loader: () => Saga<T>,
  search: (request: SearchRequest) => FakeCall,
  carIndex: string | null = INDEX,
  places: Partial<FakePorts['places']> = {},
  {
    cars = {},
    towns = {},
    firstTime = fails('TIMES_FAILED'),
  }: { cars?: Record<string, number>; towns?: Record<string, number>; firstTime?: FakeCall } = {},
) => {
  const requests: SearchRequest[] = [];
  const searchPort = <T>(request?: unknown) => {
    const searchRequest = request as SearchRequest;
    // How many cars each facility has, and each town.
    if (searchRequest.index === INDEX && searchRequest.limit === 0)
      return found([], 0, [terms('car_site_name', cars), terms('car_site_city', towns)])<T>(request);
    requests.push(searchRequest);
    return search(searchRequest)<T>(request);
  };
  const host = makeStore({
    side: 'server',
    ports: fakePorts({ search: { search: searchPort }, places, firstTimes: { firstTime } }),
  });
  host.inject([dealersFeature]);
  host.store.dispatch(contextGiven(aContext({ carIndex })));
  const loading = host.runLoader(loader);
  await jest.advanceTimersByTimeAsync(20_000);
  const result = await loading;
  const state = host.store.getState();
  if (!isDealers(state.dealers)) throw new Error('There is no state of dealers.');
  return { requests, result, state, dealers: state.dealers };
};
const found = (content: readonly object[], total = content.length, facet: unknown[] = []) =>
  returns({ facet, content, total_items: total, limit: 48, offset: 0 });
const all = allFacilities;

describe('the list of facilities, on the server', () => {
  it("I-01 requests 48 in the site's order, and counts the makes", async () => {
    const { requests, result, dealers, state } = await run(
      () => loadFacilities(SITES, all, noon),
      () =>
        found([{ ...facilityAt(0), site_tire_hotel: true }, ...swedish.slice(1, 3)], 30, [
          terms('site_brands', { Volvo: 9, Kia: 2 }),
        ]),
    );
    expect(requests).toEqual([
      expect.objectContaining({
        index: SITES,
        keyphrase: '',
        limit: 48,
        offset: 0,
        sort_name: 'website_sort_order_asc',
        fields: expect.arrayContaining(['site_departments', 'site_tire_hotel']),
        facets: [
          { name: 'site_services', sort_order: 'name', filters: [] },
          { name: 'site_brands', sort_order: 'name', filters: [] },
        ],
      }),
    ]);
    expect([
      result,
      dealers.listing?.total,
      dealers.listing?.ids,
      dealers.listing?.facets.map(({ name, values }) => [name, values.map(({ text }) => text)]),
    ]).toEqual([
      null,
      30,
      swedish.slice(0, 3).map(({ site_id: id }) => id),
      [
        ['site_services', []],
        ['site_brands', ['Volvo', 'Kia']],
      ],
    ]);
    expect(dealers.listing?.summaries[facilityAt(0).site_id]).toMatchObject({
      open: { service: 'New cars', today: { status: 'open', until: '17:00' } },
      services: [...facilityAt(0).site_departments.map(({ group }) => group), 'Tire hotel'],
    });
    // Departments and the people in them are not what a list needs.
    expect(JSON.stringify(state)).not.toContain('site_departments');
    expect(JSON.stringify(state)).not.toContain(facilityAt(0).site_departments[0]?.users[0]?.email);
  });

  it('I-01 has the six towns with most cars in stock; none where they are not known', async () => {
    const names = ['Stockholm', 'Göteborg', 'Malmö', 'Uppsala', 'Örebro', 'Borås', 'Lund'];
    const townsOf = async (towns: Record<string, number>) =>
      (
        await run(
          () => loadFacilities(SITES, all, noon),
          () => found([facilityAt(0)]),
          INDEX,
          {},
          { towns },
        )
      ).dealers.listing?.towns;
    expect(await townsOf(Object.fromEntries(names.map((name, index) => [name, 90 - index])))).toEqual(
      names.slice(0, 6),
    );
    expect(await townsOf({ Stockholm: 3 })).toBeUndefined();
  });

  it('I-01 reads all pages for those that are open now, and lists 48 of them a page', async () => {
    const { requests, dealers } = await run(
      () => loadFacilities(SITES, { ...all, open: true }, noon),
      (request) =>
        found(
          swedish
            .slice(0, 4)
            .map((facility, index) => ({ ...facility, site_id: `${facility.site_id}-${request.offset}-${index}` }))
            .map((facility, index) => (index < 2 ? { ...facility, site_departments: [] } : facility)),
          100,
          [],
        ),
    );
    expect(requests.map(({ offset }) => offset)).toEqual([0, 48, 96]);
    expect(dealers.listing).toMatchObject({ total: 6, query: { open: true } });
    expect(dealers.listing?.ids).toHaveLength(6);
    expect(Object.values(dealers.listing?.summaries ?? {}).every(({ open }) => open?.today.status === 'open')).toBe(
      true,
    );
  });

  describe('on a Saturday, when the sales are open and the workshop is not', () => {
    const saturday = { date: '2026-11-28', time: '12:00', weekday: 5 };
    const base = facilityAt(0);
    const hours = (displayText: string) => ({
      openinghours: ['Fredag', 'Lördag', 'Söndag', 'Måndag'].map((day) => ({
        day,
        displayText: day === 'Lördag' ? displayText : day === 'Söndag' ? 'Stängt' : '07:00–17:00',
      })),
      deviationdays: [],
    });
    const names = { 'New cars': 'Bilförsäljning', Workshop: 'Verkstad', Parts: 'Delar', 'Body work': 'Plåt' };
    const department = (group: Department['group'], displayText: string, brand = 'Volvo'): Department => ({
      ...(base.site_departments[0] as Department),
      group,
      name: names[group],
      brands: [{ name: brand, brand_code: 'X', erp_id: '1.1', email: '' }],
      openingschedule: hours(displayText),
    });
    const facilities = [
      // As facilities list them: the workshop first.
      [department('Workshop', 'Stängt'), department('New cars', '10:00–15:00')],
      [
        department('New cars', '10:00–15:00'),
        department('Workshop', '08:00–13:00', 'Kia'),
        department('Workshop', 'Stängt'),
      ],
      [department('New cars', '10:00–11:00'), department('Parts', '10:00–14:00')],
    ].map((site_departments, index) => ({ ...base, site_id: `s${index}`, site_tire_hotel: true, site_departments }));
    const statuses = async (over: Partial<typeof all>) => {
      const { dealers } = await run(
        () => loadFacilities(SITES, { ...all, ...over }, saturday),
        () => found(facilities),
      );
      expect(dealers.listing?.total).toBe(dealers.listing?.ids.length);
      return dealers.listing?.ids.map((id) => {
        const { service, today } = dealers.listing?.summaries[id]?.open ?? {};
        return `${id} ${service} ${today?.status === 'open' ? today.until : today?.status}`;
      });
    };
    it.each<[string, Partial<typeof all>, string[]]>([
      ['without a department: what is open', {}, ['s0 New cars 15:00', 's1 New cars 15:00', 's2 Parts 14:00']],
      ['open now: whatever is open', { open: true }, ['s0 New cars 15:00', 's1 New cars 15:00', 's2 Parts 14:00']],
      [
        'a chosen department',
        { filters: { site_services: 'Verkstad' } },
        ['s0 Workshop closed', 's1 Workshop 13:00', 's2 Parts 14:00'],
      ],
      [
        'the department of the chosen make',
        { filters: { site_services: 'Verkstad', site_brands: 'Volvo' } },
        ['s0 Workshop closed', 's1 Workshop closed', 's2 Parts 14:00'],
      ],
      [
        'the workshop for a tire hotel',
        { filters: { site_services: 'Däckhotell' } },
        ['s0 Workshop closed', 's1 Workshop 13:00', 's2 Parts 14:00'],
      ],
      [
        'the work that the search names',
        { keyphrase: 'verkstad' },
        ['s0 Workshop closed', 's1 Workshop 13:00', 's2 Parts 14:00'],
      ],
    ])('I-01 the status is that of %s', async (_, over, expected) => expect(await statuses(over)).toEqual(expected));
    it('I-01 where none is open now, those that open next are listed, the first one first', async () => {
      const shut = [
        [department('Workshop', '15:00–16:00')],
        [],
        [department('Workshop', '09:00–10:00')],
        [department('Workshop', '13:30–16:00')],
      ].map((site_departments, index) => ({ ...base, site_id: `s${index}`, site_departments }));
      const listed = async (open: boolean) =>
        (
          await run(
            () => loadFacilities(SITES, { ...all, open }, saturday),
            () => found(shut),
          )
        ).dealers.listing;
      expect(await listed(true)).toMatchObject({ ids: ['s3', 's0', 's2'], total: 3, opensNext: true });
      expect(await listed(false)).not.toHaveProperty('opensNext');
    });
    it('I-01 those that are open now are those whose chosen department is', async () =>
      expect(await statuses({ open: true, filters: { site_services: 'Bilförsäljning' } })).toEqual([
        's0 New cars 15:00',
        's1 New cars 15:00',
      ]));
  });

  it('I-01 requests by query text and facets, and as many pages as the address has', async () => {
    const query = { ...all, keyphrase: 'i umeå', filters: { site_brands: 'Volvo', site_region: 'Skåne' }, pages: 3 };
    const { requests } = await run(
      () => loadFacilities(SITES, query, noon),
      () => found([]),
    );
    expect(
      requests.map(({ keyphrase, offset, facets }) => [
        keyphrase,
        offset,
        facets.map(({ name, filters }) => [name, filters]),
      ]),
    ).toEqual(
      [0, 48, 96].map((offset) => [
        'umeå',
        offset,
        [
          ['site_services', []],
          ['site_brands', ['Volvo']],
          // Of the address, though the content offers no such choice.
          ['site_region', ['Skåne']],
        ],
      ]),
    );
  });

  it('I-01 is sorted by the distance from a place of the gazetteer, else of a town with a facility', async () => {
    const lund = { placeId: 'p', name: 'Lund', description: '', region: '', latitude: 55.7, longitude: 13.19 };
    const byGazetteer = await run(
      () => loadFacilities(SITES, { ...all, near: 'Lund' }, noon),
      () => found([facilityAt(0)]),
      INDEX,
      { find: returns([lund]) },
    );
    expect(byGazetteer.requests).toEqual([
      expect.objectContaining({ sort_name: 'distance_asc', near: { lat: 55.7, lng: 13.19 } }),
    ]);
    expect(byGazetteer.dealers.listing?.origin).toEqual({ name: 'Lund', latitude: 55.7, longitude: 13.19 });
    const byTown = await run(
      () => loadFacilities(SITES, { ...all, near: 'Solna', order: 'name' }, noon),
      () => found([facilityAt(0)]),
      INDEX,
      { find: fails('PLACES_FAILED') },
    );
    const [latitude, longitude] = facilityAt(0).site_geocoord.split(',').map(Number);
    expect(byTown.requests.map(({ keyphrase, sort_name: sort }) => [keyphrase, sort])).toEqual([
      ['Solna', 'website_sort_order_asc'],
      ['', 'website_sort_order_asc'],
    ]);
    expect(byTown.dealers.listing?.origin).toEqual({ name: 'Solna', latitude, longitude });
  });

  it('I-01 counts the cars of each, and has the hours of workshop and sales of the nearest three, of a list of all those of each', async () => {
    const lund = { placeId: 'p', name: 'Lund', description: '', region: '', latitude: 55.7, longitude: 13.19 };
    const shown = swedish.slice(0, 5);
    const cars = { [facilityAt(0).site_official_name]: 48, [facilityAt(4).site_official_name]: 3 };
    const listed = async (query: Partial<typeof all>) => {
      const { dealers } = await run(
        () => loadFacilities(SITES, { ...all, ...query }, noon),
        () => found(shown),
        INDEX,
        { find: returns([lund]) },
        { cars },
      );
      return shown.map(({ site_id: id }) => dealers.listing?.summaries[id]);
    };
    const near = await listed({ near: 'Lund' });
    expect(near.map((summary) => summary?.cars)).toEqual([48, undefined, undefined, undefined, 3]);
    expect(near.map((summary) => summary?.hours?.map(({ service }) => service))).toEqual([
      ...shown
        .slice(0, 3)
        .map(({ site_departments: departments }) =>
          (['Workshop', 'New cars'] as const).filter((one) => departments.some(({ group }) => group === one)),
        ),
      undefined,
      undefined,
    ]);
    expect(near[0]?.hours?.at(-1)).toMatchObject({ today: { status: 'open', until: '17:00' } });
    for (const query of [{}, { near: 'Lund', order: 'name' as const }])
      expect((await listed(query)).every((summary) => summary?.hours !== undefined)).toBe(true);
    // Who looks for a service sees its hours alone.
    for (const query of [{ open: true }, { filters: { site_services: 'Workshop' } }])
      expect((await listed(query)).every((summary) => summary?.hours === undefined)).toBe(true);
  });

  it('I-01 with an unknown place is in the usual order', async () => {
    const { dealers, requests } = await run(
      () => loadFacilities(SITES, { ...all, near: 'Ingenstans' }, noon),
      ({ keyphrase }) => found(keyphrase === '' ? swedish.slice(0, 2) : []),
      INDEX,
      { find: returns([]) },
    );
    expect([dealers.listing?.origin, dealers.listing?.ids.length, requests.at(-1)?.sort_name]).toEqual([
      null,
      2,
      'website_sort_order_asc',
    ]);
  });

  it('I-01 an empty result is no failure, and a failure is no empty result', async () => {
    const empty = await run(
      () => loadFacilities(SITES, all, noon),
      () => found([]),
    );
    expect([empty.result, empty.dealers.listing?.failed, empty.dealers.listing?.total]).toEqual([null, false, 0]);
    const failed = await run(
      () => loadFacilities(SITES, all, noon),
      () => fails('SEARCH_FAILED'),
    );
    expect([failed.result?.code, failed.dealers.listing?.failed]).toEqual(['SEARCH_FAILED', true]);
  });
});

describe('the map next to the list', () => {
  const shown = 48;
  const listing: FacilityListing = {
    index: SITES,
    query: allFacilities,
    keyphrase: '',
    ids: swedish.slice(0, shown).map(({ site_id: id }) => id),
    total: swedish.length,
    summaries: {},
    facets: [],
    origin: null,
    failed: false,
  };
  const open = (search: (request: SearchRequest) => FakeCall, over: Partial<FacilityListing> = {}) => {
    const requests: SearchRequest[] = [];
    const searchPort = <T>(request?: unknown) => {
      requests.push(request as SearchRequest);
      return search(request as SearchRequest)<T>(request);
    };
    const visit = runFeature(dealersFeature, {
      ports: fakePorts({ search: { search: searchPort } }),
      state: { dealers: { ...initialDealers, listing: { ...listing, ...over } } },
    });
    const beyond = () => selectBeyond(visit.state());
    return { ...visit, requests, beyond };
  };
  const rest = swedish.slice(shown);
  const idsOf = (facilities: readonly { site_id: string }[]) => facilities.map(({ site_id: id }) => id);

  it('I-01 J-05 loads those of later pages once, when it is opened', async () => {
    const visit = open(({ offset }) => found(swedish.slice(offset), swedish.length));
    expect(visit.requests).toEqual([]);
    visit.dispatch(mapShown());
    await jest.advanceTimersByTimeAsync(0);
    expect(visit.requests).toEqual([
      expect.objectContaining({
        index: SITES,
        offset: shown,
        limit: 100,
        sort_name: 'website_sort_order_asc',
        facets: [],
      }),
    ]);
    expect(visit.beyond()).toEqual(idsOf(rest));
    expect(visit.state().entities.facilities[rest[0]?.site_id ?? '']).toMatchObject({
      site_official_name: rest[0]?.site_official_name,
    });
    visit.dispatch(mapShown());
    await jest.advanceTimersByTimeAsync(0);
    expect([visit.requests.length, visit.beyond()]).toEqual([1, idsOf(rest)]);
    visit.leave();
    await visit.end();
  });

  it("I-01 of a narrowed list has the others of the site, too, and keeps the visitor's filters and place", async () => {
    const origin = { name: 'Lund', latitude: 55.7, longitude: 13.19 };
    const query = { ...allFacilities, keyphrase: 'verkstad i', filters: { site_brands: 'Volvo' }, near: 'Lund' };
    const visit = open(
      ({ filters, keyphrase, offset }) =>
        found(keyphrase === '' && filters.length === 0 ? swedish.slice(offset) : swedish.slice(48, 50), 50),
      { query, keyphrase: 'verkstad', origin, total: 50 },
    );
    visit.dispatch(mapShown());
    await jest.advanceTimersByTimeAsync(0);
    expect(
      visit.requests.map(({ keyphrase, facets, sort_name: sort, offset }) => [keyphrase, facets, sort, offset]),
    ).toEqual([
      ['verkstad', [{ name: 'site_brands', sort_order: 'name', filters: ['Volvo'] }], 'distance_asc', 48],
      ['', [], 'website_sort_order_asc', 0],
    ]);
    expect(visit.beyond()).toEqual(idsOf(swedish.slice(48, 50)));
    expect(Object.keys(visit.state().entities.facilities)).toHaveLength(swedish.length);
    visit.leave();
    await visit.end();
  });

  it('I-01 that the visitor opens is part of the address, and no longer when it is closed', async () => {
    const address = fakeAddress('/anlaggningar?near=Lund');
    const visit = runFeature(dealersFeature, {
      ports: fakePorts({ address }),
      state: {
        context: aContext(),
        dealers: { ...initialDealers, listing: { ...listing, query: { ...allFacilities, near: 'Lund' } } },
      },
    });
    visit.dispatch(mapOpened());
    await jest.advanceTimersByTimeAsync(0);
    expect(address.current().address).toMatch(/\?near=Lund&view=map$/);
    visit.dispatch(mapClosed());
    await jest.advanceTimersByTimeAsync(0);
    expect(address.current().address).toMatch(/\?near=Lund$/);
    await visit.end();
  });

  it('I-01 requests pages until all are loaded', async () => {
    const visit = open(({ offset }) => found(swedish.slice(offset, offset + 5), swedish.length));
    visit.dispatch(mapShown());
    await jest.advanceTimersByTimeAsync(0);
    expect(visit.requests.map(({ offset }) => offset)).toEqual([48, 53, 58]);
    expect(visit.beyond()).toEqual(idsOf(rest));
    visit.leave();
    await visit.end();
  });

  it('I-01 has nothing twice where the order has changed since the list was made', async () => {
    const visit = open(({ offset }) =>
      found([...swedish.slice(offset - 3), ...swedish.slice(offset, offset + 2)], swedish.length),
    );
    visit.dispatch(mapShown());
    await jest.advanceTimersByTimeAsync(0);
    expect(visit.beyond()).toEqual(idsOf(rest));
    visit.leave();
    await visit.end();
  });

  it.each<[string, FakeCall, Partial<FacilityListing>, number]>([
    ['without a response', fails('SEARCH_FAILED'), {}, 0],
    ['where facilities went meanwhile', found([], 60), {}, 0],
    ['where the list shows all', found([]), { total: shown }, 0],
  ])('I-01 %s it has those of the list', async (_what, response, over, beyond) => {
    const visit = open(() => response, over);
    visit.dispatch(mapShown());
    await jest.advanceTimersByTimeAsync(30_000);
    expect(visit.beyond()).toHaveLength(beyond);
    visit.leave();
    await visit.end();
  });
});

describe('the place of the visitor', () => {
  const lund = { placeId: 'p', name: 'Lund', description: '', region: '', latitude: 55.7, longitude: 13.19 };
  const here = { latitude: 59.37, longitude: 18 };
  const locate = async (ports: Parameters<typeof fakePorts>[0], timeZone = 'Europe/Stockholm') => {
    const visit = runFeature(dealersFeature, {
      ports: fakePorts(ports),
      state: {
        context: aContext({ timeZone }),
        entities: { cars: {}, facilities: {}, ...normalizeFacilities(swedish.slice(0, 12)).entities },
      },
    });
    visit.dispatch(ownLocationRequested());
    expect(selectOwnLocation(visit.state())).toEqual({ status: 'locating' });
    await jest.advanceTimersByTimeAsync(10_000);
    const found = selectOwnLocation(visit.state());
    await visit.end();
    return found;
  };

  it('I-01 is the name of a origin, never a position', async () => {
    const found = await locate({ position: { here: returns(here) }, places: { byPosition: returns(lund) } });
    expect(found).toEqual({ status: 'located', origin: 'Lund' });
  });

  it.each<[string, FakeCall, string]>([
    ['without a response', fails('PLACES_FAILED'), 'Europe/Stockholm'],
    ['outside the gazetteer', returns(null), 'Europe/Stockholm'],
    ['in a country without one', fails('UNEXPECTED'), 'Europe/London'],
  ])('I-01 %s is the nearest town with a facility', async (_, byPosition, zone) =>
    expect(await locate({ position: { here: returns(here) }, places: { byPosition } }, zone)).toEqual({
      status: 'located',
      origin: 'Stockholm',
    }),
  );

  it('I-01 that the visitor does not share is an error of its own', async () =>
    expect(await locate({ position: { here: fails('LOCATION_REFUSED') } })).toMatchObject({
      status: 'failed',
      error: { code: 'LOCATION_REFUSED' },
    }));
});

describe('teasers of facilities, on the server', () => {
  it('C-23 the first four of the site', async () => {
    const searchRequest = { ids: [], limit: 4 };
    const { requests, dealers } = await run(
      () => loadTeasers(SITES, [searchRequest]),
      () => found(swedish.slice(0, 4)),
    );
    expect(requests.map(({ limit, filters }) => [limit, filters])).toEqual([[4, []]]);
    expect(dealers.teasers).toEqual({
      [facilityTeaserKey(searchRequest)]: { ids: swedish.slice(0, 4).map(({ site_id: id }) => id), failed: false },
    });
  });

  it("C-23 these very ones, by id or slug, in content's order and each once", async () => {
    const [one, two] = [facilityAt(1), facilityAt(2)];
    const searchRequest = { ids: [two.slug, one.site_id, two.site_id, 'gone'], limit: 1 };
    const { dealers, requests } = await run(
      () => loadTeasers(SITES, [searchRequest]),
      ({ filters }) => found(filters[0]?.name === 'slug' ? [two] : [one, two]),
    );
    // A fixed list may name a hundred, and is shown whole.
    expect(requests.map(({ limit }) => limit)).toEqual([100, 100]);
    expect(dealers.teasers[facilityTeaserKey(searchRequest)]).toEqual({
      ids: [two.site_id, one.site_id],
      failed: false,
    });
  });

  it('C-23 without a response show an error', async () => {
    const { result, dealers } = await run(
      () =>
        loadTeasers(SITES, [
          { ids: [], limit: 4 },
          { ids: ['uppsala'], limit: 4 },
        ]),
      () => fails('SEARCH_FAILED'),
    );
    expect([result?.code, Object.values(dealers.teasers)]).toEqual([
      'SEARCH_FAILED',
      [
        { ids: [], failed: true },
        { ids: [], failed: true },
      ],
    ]);
  });
});

describe('the page of a facility, on the server', () => {
  const facility = facilityAt(0);
  const search = ({ index }: SearchRequest) =>
    index === INDEX ? found([aCar('10001'), aCar('10002')], 77) : found([facility]);

  it('I-02 is the facility, its hours today, and the latest twelve cars there', async () => {
    const { requests, result, dealers, state } = await run(() => loadFacility(SITES, facility.slug, noon), search);
    expect(requests.map(({ index, limit, filters, sort_name: sort }) => [index, limit, filters, sort])).toEqual([
      [SITES, 1, [{ name: 'slug', values: [facility.slug] }], 'website_sort_order_asc'],
      [INDEX, 12, [{ name: 'car_site_id', values: [facility.site_id] }], 'car_publishdate_asc'],
    ]);
    expect(result).toEqual({ ok: true, value: { facility, error: null } });
    expect(dealers.page).toEqual({
      id: facility.site_id,
      today: facility.site_departments.map(() => expect.objectContaining({ status: 'open' })),
      cars: ['10001', '10002'],
      carTotal: 77,
      carQuery: new URLSearchParams({ car_site_name: facility.site_official_name }).toString(),
      carsFailed: false,
    });
    const departments = facility.site_departments.map((department, index): [string, Department] => [
      `${facility.site_id}-${index}`,
      department,
    ]);
    expect(state.entities.facilities[facility.site_id]).toEqual({
      ...facility,
      site_departments: departments.map(([id]) => id),
    });
    expect(state.entities.departments).toEqual(Object.fromEntries(departments));
    expect(selectDepartmentsOf(state, facility.site_id)).toEqual(facility.site_departments);
  });

  it('I-02 an unknown slug is not a failure; an invalid one is not requested', async () => {
    const { result, dealers } = await run(
      () => loadFacility(SITES, 'finns-inte', noon),
      () => found([]),
    );
    expect([result, dealers.page]).toEqual([{ ok: true, value: { facility: null, error: null } }, null]);
    for (const slug of ['', 'x'.repeat(121), 'a\u0085b']) {
      const { requests, result: none } = await run(() => loadFacility(SITES, slug, noon), search);
      expect([requests, none]).toEqual([[], { ok: true, value: { facility: null, error: null } }]);
    }
  });

  it('I-02 returns a failure', async () => {
    const { result } = await run(
      () => loadFacility(SITES, facility.slug, noon),
      () => fails('SEARCH_FAILED'),
    );
    expect(result).toMatchObject({ ok: false, error: { code: 'SEARCH_FAILED' } });
  });

  it('I-02 loads without its cars when only they fail', async () => {
    const { result, dealers } = await run(
      () => loadFacility(SITES, facility.slug, noon),
      ({ index }) => (index === INDEX ? fails('SEARCH_FAILED') : found([facility])),
    );
    expect(result).toMatchObject({ ok: true, value: { facility, error: { code: 'SEARCH_FAILED' } } });
    expect(dealers.page).toMatchObject({ cars: [], carsFailed: true });
  });

  it('I-02 asks for the first free time of its workshop where the site books, and loads without it', async () => {
    const first = { zone: 'Europe/Stockholm', localDate: '2026-11-30', localTime: '09:30', isFullDay: false };
    const page = async (booksWorkshops: boolean, firstTime: FakeCall, departments = facility.site_departments) => {
      const { dealers } = await run(
        () => loadFacility(SITES, facility.slug, noon, { booksWorkshops }),
        ({ index }) => (index === INDEX ? found([]) : found([{ ...facility, site_departments: departments }])),
        INDEX,
        {},
        { firstTime },
      );
      return dealers.page?.firstTime;
    };
    expect(await page(true, returns(first))).toEqual(first);
    for (const none of [
      page(false, returns(first)),
      page(true, returns(null)),
      page(true, fails('TIMES_FAILED')),
      page(
        true,
        returns(first),
        facility.site_departments.filter(({ group }) => group !== 'Workshop'),
      ),
    ])
      expect(await none).toBeUndefined();
  });

  it('I-02 of a site without cars requests none', async () => {
    const { requests, dealers } = await run(() => loadFacility(SITES, facility.slug, noon), search, null);
    expect([requests.length, dealers.page?.carsFailed]).toEqual([1, false]);
  });
});
