import { failed, ok } from '@/errors/result';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import { selectBooking } from '@/features/booking/booking.selectors';
import { calendarActions } from '@/features/booking/calendar.slice';
import { workshopsActions } from '@/features/booking/workshops.slice';
import {
  selectAlternatives,
  selectBestWorkshops,
  selectCalendar,
  selectSortedWorkshops,
  selectSummaryLines,
  selectUnableWorkshops,
  selectVisitSums,
  selectWorkshops,
} from '@/features/booking/workshops.selectors';
import { workshopsFeature } from '@/features/booking/workshops.feature';
import type { WorkshopPort } from '@/ports/workshop.port';
import type { RootState } from '@/store/rootState';
import { fakePorts, fakeStreams } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { chosenOf } from '@/domain/workshop/chosenServices';
import { anOffer, anOffering, aSlot, aWorkshop, bookingIn, SMALL } from './bookingKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function atTheWorkshops(workshop: Partial<WorkshopPort> = {}, state = bookingIn('choosingTime', { slot: null })) {
  const streams = fakeStreams();
  const run = runFeature(workshopsFeature, {
    ports: fakePorts({ streams, workshop: { prices: async () => ok([]), ...workshop } }),
    others: [bookingFeature],
    state: { booking: state },
  });
  await advance(0);
  const now = () => selectWorkshops(run.state() as RootState);
  const days = () => selectCalendar(run.state() as RootState);
  const sends = (id: number) => streams.opened.at(-1)?.message('message', JSON.stringify(aWorkshop(id)), String(id));
  const ends = (message: object) => streams.opened.at(-1)?.message('done', JSON.stringify(message));
  const dispatch = async (...actions: Parameters<typeof run.dispatch>) => {
    run.dispatch(...actions);
    await advance(0);
  };
  return { ...run, streams, now, days, sends, ends, does: dispatch };
}

/** From the step of services back to the workshops. */
const otherServices = [
  bookingActions.serviceToggled({ code: 'OIL' }),
  bookingActions.servicesChosen(),
  bookingActions.addonsFailed({ error: { code: 'ADDONS_FAILED', params: {} } }),
];

describe('workshops and times that lost the network', () => {
  it.each([
    ['come again when it is back', 'NETWORK_LOST', 'streaming', 'loading'],
    ['stay as they are where the service failed', 'WORKSHOPS_FAILED', 'streamFailed', 'failed'],
  ] as const)('J-05 J-11 %s', async (_, code, workshops, calendar) => {
    const visit = await atTheWorkshops({ timeSlots: async () => failed(code) });
    const query = { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-23', codes: ['SMALL'] };
    await visit.does(calendarActions.opened({ query, week: query.from }));
    await visit.does(workshopsActions.streamFailed({ error: { code, params: {} } }));
    await advance(15_000);
    expect([visit.now().flow.value, visit.days().flow.value]).toEqual(['streamFailed', 'failed']);
    await visit.does(bookingActions.reconnected());
    expect([visit.now().flow.value, visit.days().flow.value]).toEqual([workshops, calendar]);
    visit.leave();
    await visit.end();
  });
});

describe('a nearer workshop that does not do all of the work', () => {
  const NEAR = {
    departmentId: '9',
    siteId: 's9',
    siteName: 'Verkstad 9',
    address: 'Gatan 9, 170 00 Solna',
    distanceKm: 0.4,
    notOffered: ['OIL'],
  };
  const OIL = chosenOf(anOffering('OIL'), 'service', 'Övrigt');
  const sendsUnable = (visit: Awaited<ReturnType<typeof atTheWorkshops>>, value: unknown) =>
    visit.streams.opened.at(-1)?.message('unable', JSON.stringify(value), '');
  const rows = (visit: { state(): unknown }) => selectUnableWorkshops(visit.state() as RootState);

  it('J-05 J-09 stays in the list with the reason; without those services the workshops are loaded again', async () => {
    const state = bookingIn('choosingTime', { slot: null, chosen: [SMALL, OIL], reached: 3 });
    const visit = await atTheWorkshops({}, state);
    sendsUnable(visit, NEAR);
    sendsUnable(visit, { ...NEAR, notOffered: [] });
    visit.sends(1);
    await advance(0);
    expect(rows(visit)).toEqual([{ workshop: NEAR, lines: [OIL], isRemovable: true }]);
    expect(visit.now().ids).toEqual(['1']);
    const opened = visit.streams.opened.length;
    await visit.does(bookingActions.servicesRemoved({ codes: ['OIL'] }));
    const { flow, chosen, reached } = selectBooking(visit.state() as RootState);
    expect([flow.value, chosen, reached]).toEqual(['choosingTime', [SMALL], 3]);
    expect(visit.streams.opened).toHaveLength(opened + 1);
    expect(visit.streams.opened.at(-1)?.path).toContain('serviceOfferings=SMALL&');
    expect(rows(visit)).toEqual([]);
    visit.leave();
    await visit.end();
  });

  it('J-05 is not offered without the only service: add-ons alone are no visit', async () => {
    const wash = chosenOf(anOffering('WASH'), 'addon', 'Tvätt');
    const visit = await atTheWorkshops({}, bookingIn('choosingTime', { slot: null, chosen: [SMALL, wash] }));
    sendsUnable(visit, { ...NEAR, notOffered: ['SMALL'] });
    await advance(0);
    expect(rows(visit)).toMatchObject([{ isRemovable: false }]);
    visit.leave();
    await visit.end();
  });

  it('J-05 comes with the JSON response, too', async () => {
    const visit = await atTheWorkshops({
      workshops: async () => ok({ workshops: [aWorkshop(1)], unable: [NEAR], cursor: '1', more: false }),
    });
    for (let tries = 0; tries < 6 && visit.now().flow.value === 'streaming'; tries += 1) {
      visit.streams.opened.at(-1)?.lost();
      await advance(20_000);
    }
    expect(visit.now()).toMatchObject({ ids: ['1'], unable: [NEAR] });
    visit.leave();
    await visit.end();
  });
});

it('J-05 workshops and times are requested for the work at its mileage, with its units', async () => {
  const requests: unknown[] = [];
  const oil = { ...chosenOf(anOffering('OIL'), 'service', 'Övrigt'), unit: 4 };
  const visit = await atTheWorkshops(
    {
      timeSlots: async (query) => {
        requests.push(query);
        return ok([]);
      },
    },
    bookingIn('choosingTime', { slot: null, chosen: [SMALL, oil], mileage: 6_500 }),
  );
  expect(visit.streams.opened.at(-1)?.path).toMatch(/&mileage=6500&units=1%2C4$/);
  const extent = { mileage: 6_500, units: [1, 4] };
  const query = {
    registrationNumber: 'ABC123',
    departmentId: '1',
    from: '2026-11-23',
    codes: ['SMALL', 'OIL'],
    ...extent,
  };
  await visit.does(calendarActions.opened({ query, week: query.from }));
  expect(requests).toMatchObject([{ codes: ['SMALL', 'OIL'], ...extent }]);
  visit.leave();
  await visit.end();
});

describe('the price of the visit at a workshop', () => {
  it('J-05 is requested for each workshop as it arrives, at the mileage, and is the sum of what is chosen', async () => {
    const requested: string[] = [];
    let isDown = true;
    const visit = await atTheWorkshops(
      {
        prices: async ({ departmentId, mileage, codes }) => {
          requested.push(`${departmentId} ${mileage} ${codes.join()}`);
          return departmentId === '2' && isDown
            ? failed('PRICES_FAILED')
            : ok([anOffer('SMALL', 900 + Number(departmentId))]);
        },
      },
      bookingIn('choosingTime', { slot: null, mileage: 4_500 }),
    );
    visit.sends(1);
    visit.sends(2);
    visit.sends(3);
    await advance(20_000);
    expect(requested.filter((one) => !one.startsWith('2'))).toEqual(['1 4500 SMALL', '3 4500 SMALL']);
    const sums = () => selectVisitSums(visit.state() as RootState);
    expect(sums()).toMatchObject({ 1: { known: 901 }, 2: null, 3: { known: 903 } });
    // What failed is loaded again when the network is back, and that alone.
    isDown = false;
    requested.length = 0;
    await visit.does(bookingActions.reconnected());
    expect(requested).toEqual(['2 4500 SMALL']);
    expect(sums()).toMatchObject({ 2: { known: 902 } });
    visit.leave();
    await visit.end();
  });

  it('J-05 in the summary is that of the workshop whose times are open, else the lowest of those listed', async () => {
    const visit = await atTheWorkshops({
      prices: async ({ departmentId }) => ok([anOffer('SMALL', 905 - Number(departmentId))]),
      timeSlots: async () => ok([]),
    });
    const lines = () => selectSummaryLines(visit.state() as RootState);
    const before = lines();
    visit.sends(1);
    visit.sends(3);
    await advance(20_000);
    expect(before).toEqual(selectBooking(visit.state() as RootState).chosen);
    expect(lines()).toMatchObject([{ price: 902, priceFrom: 902, priceTo: 904 }]);
    const query = { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-23', codes: ['SMALL'] };
    await visit.does(calendarActions.opened({ query, week: query.from }));
    expect(lines()).toMatchObject([{ price: 904, priceFrom: null }]);
    visit.leave();
    await visit.end();
  });

  it('J-05 marks the workshop with the lowest price and the one with the first time, when all are there', async () => {
    const visit = await atTheWorkshops({
      prices: async ({ departmentId }) => ok([anOffer('SMALL', 905 - Number(departmentId))]),
    });
    const best = () => selectBestWorkshops(visit.state() as RootState);
    visit.sends(1);
    visit.sends(3);
    await advance(20_000);
    expect(best()).toEqual({ soonest: null, lowestPrice: null });
    visit.ends({ exhausted: true });
    await advance(0);
    expect(best()).toEqual({ soonest: '1', lowestPrice: '3' });
    visit.leave();
    await visit.end();
  });

  it('J-05 marks none where prices are equal or one is not known', async () => {
    const visit = await atTheWorkshops({
      prices: async ({ departmentId }) =>
        departmentId === '4' ? failed('PRICES_FAILED') : ok([anOffer('SMALL', 900)]),
    });
    const best = () => selectBestWorkshops(visit.state() as RootState).lowestPrice;
    visit.sends(1);
    visit.sends(3);
    visit.ends({ exhausted: true });
    await advance(20_000);
    expect(best()).toBeNull();
    visit.leave();
    await visit.end();
  });

  it('J-05 in the summary is of the workshops around the place: one far away is no price of it', async () => {
    const visit = await atTheWorkshops({
      prices: async ({ departmentId }) => ok([anOffer('SMALL', 905 - Number(departmentId))]),
    });
    for (const id of [1, 3, 60]) visit.sends(id);
    await advance(20_000);
    // The 60th is 180 km away, and the cheapest.
    expect(selectSummaryLines(visit.state() as RootState)).toMatchObject([{ price: 902 }]);
    visit.leave();
    await visit.end();
  });

  it('J-05 in the summary begins at that of the first workshop until one is chosen, also where only one is priced', async () => {
    const group = chosenOf(
      anOffering('SMALL', { price: 6_100, priceFrom: 5_700, priceTo: 6_500 }),
      'service',
      'Service',
    );
    const flat = chosenOf(anOffering('FLAT', { price: 495 }), 'service', 'Service');
    const visit = await atTheWorkshops(
      {
        prices: async ({ departmentId }) =>
          ok([anOffer('SMALL', departmentId === '18' ? 5_905 : 6_155), anOffer('FLAT', 495)]),
        timeSlots: async () => ok([]),
      },
      bookingIn('choosingTime', { slot: null, chosen: [group, flat] }),
    );
    const lines = () =>
      selectSummaryLines(visit.state() as RootState).map(({ price, priceFrom, priceTo }) => [
        price,
        priceFrom,
        priceTo,
      ]);
    // 54 km away, then 60 km.
    visit.sends(18);
    await advance(0);
    expect(lines()).toEqual([
      [5_905, 5_905, 6_500],
      [495, null, null],
    ]);
    visit.sends(20);
    await advance(0);
    expect(lines()).toEqual([
      [5_905, 5_905, 6_155],
      [495, null, null],
    ]);
    const query = { registrationNumber: 'ABC123', departmentId: '20', from: '2026-11-23', codes: ['SMALL', 'FLAT'] };
    await visit.does(calendarActions.opened({ query, week: query.from }));
    expect(lines()).toEqual([
      [6_155, null, null],
      [495, null, null],
    ]);
    visit.leave();
    await visit.end();
  });

  it('J-05 that arrives after other services were chosen is dropped', async () => {
    let respond = (): void => undefined;
    const visit = await atTheWorkshops({
      prices: () =>
        new Promise((resolve) => {
          respond = () => resolve(ok([anOffer('SMALL', 900)]));
        }),
    });
    visit.sends(1);
    await advance(0);
    const respondToFirst = respond;
    await visit.does(bookingActions.stepReopened({ step: 1 }));
    for (const action of otherServices) await visit.does(action);
    visit.sends(1);
    await advance(0);
    respondToFirst();
    await advance(0);
    expect(selectVisitSums(visit.state() as RootState)).toEqual({});
    visit.leave();
    await visit.end();
  });

  it('J-05 is that of the last search: another mileage searches again', async () => {
    const visit = await atTheWorkshops({
      prices: async ({ mileage }) => ok([anOffer('SMALL', mileage)]),
    });
    visit.sends(1);
    await advance(0);
    expect(selectVisitSums(visit.state() as RootState)).toMatchObject({ 1: { known: 1 } });
    await visit.does(bookingActions.mileageEntered({ mileage: 4_500 }));
    expect(selectVisitSums(visit.state() as RootState)).toEqual({});
    visit.sends(1);
    await advance(0);
    expect(selectVisitSums(visit.state() as RootState)).toMatchObject({ 1: { known: 4_500 } });
    visit.leave();
    await visit.end();
  });
});

describe('the stream of workshops', () => {
  it('J-05 adds each workshop as it arrives, five per batch, and more by the cursor', async () => {
    const visit = await atTheWorkshops();
    expect(visit.streams.opened[0]?.path).toBe(
      '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=SMALL&latitude=59.36&longitude=18',
    );
    visit.sends(3);
    visit.sends(1);
    expect(visit.now()).toMatchObject({
      flow: { value: 'streaming' },
      ids: ['3', '1'],
    });
    visit.ends({ cursor: '3', more: true });
    await advance(0);
    expect(visit.now()).toMatchObject({ flow: { value: 'listed' }, cursor: '3' });
    expect(visit.streams.opened[0]?.open).toBe(false);
    await visit.does(workshopsActions.moreRequested());
    expect(visit.streams.opened[1]?.path).toContain('&cursor=3');
    visit.sends(4);
    visit.sends(1);
    visit.ends({ cursor: '4', more: false });
    await advance(0);
    expect(visit.now().flow.value).toBe('exhausted');
    expect(selectSortedWorkshops(visit.state() as RootState).map(({ departmentId }) => departmentId)).toEqual([
      '1',
      '3',
      '4',
    ]);
    visit.leave();
    await visit.end();
  });

  it('J-05 sorts by distance or by the first free time', async () => {
    const visit = await atTheWorkshops();
    visit.streams.opened[0]?.message(
      'message',
      JSON.stringify(
        aWorkshop(1, {
          firstTimeSlot: { zone: 'Europe/Stockholm', localDate: '2026-12-24', localTime: '09:00', isFullDay: false },
        }),
      ),
    );
    visit.sends(2);
    await visit.does(workshopsActions.sortChosen({ sort: 'firstTime' }));
    expect(selectSortedWorkshops(visit.state() as RootState).map(({ departmentId }) => departmentId)).toEqual([
      '2',
      '1',
    ]);
    visit.leave();
    await visit.end();
  });

  it('J-05 ends when there are no more sites', async () => {
    const visit = await atTheWorkshops();
    visit.streams.opened[0]?.message('message', JSON.stringify({ nosites: true }));
    visit.ends({ cursor: null, more: true });
    await advance(0);
    expect(visit.now()).toMatchObject({ flow: { value: 'exhausted' }, ids: [] });
    visit.leave();
    await visit.end();
  });

  it('J-11 a stream lost after three is reopened, then fetched as JSON, then fails; the three stay, and it can be retried', async () => {
    const requested: unknown[] = [];
    const visit = await atTheWorkshops({
      workshops: async (query) => {
        requested.push(query);
        return failed('WORKSHOPS_FAILED');
      },
    });
    for (const id of [1, 2, 3]) visit.sends(id);
    visit.streams.opened[0]?.lost();
    await advance(10_000);
    expect(visit.streams.opened).toHaveLength(2);
    visit.streams.opened[1]?.lost();
    await advance(10_000);
    expect(requested).toEqual(Array.from({ length: 2 }, () => visit.now().query));
    expect(visit.now()).toMatchObject({ flow: { value: 'streamFailed' }, error: { code: 'WORKSHOPS_FAILED' } });
    expect(visit.now().ids).toHaveLength(3);
    await visit.does(workshopsActions.retried());
    visit.sends(1);
    expect(visit.now()).toMatchObject({ flow: { value: 'streaming' }, error: null });
    expect(visit.now().ids).toHaveLength(3);
    visit.leave();
    await visit.end();
  });

  it('J-05 P27 without streams the batches are fetched as JSON, each workshop once', async () => {
    const requested: (string | undefined)[] = [];
    const visit = await atTheWorkshops({
      workshops: async ({ cursor }) => {
        requested.push(cursor);
        return ok(
          cursor === undefined
            ? { workshops: [aWorkshop(1), aWorkshop(2)], cursor: '2', more: true }
            : { workshops: [aWorkshop(3)], cursor: '3', more: false },
        );
      },
    });
    visit.sends(2);
    // A proxy that holds all back until the end: the silence counts as a loss, twice.
    await advance(61_000);
    expect(visit.streams.opened.map(({ open }) => open)).toEqual([false, false]);
    expect(visit.now()).toMatchObject({ flow: { value: 'listed' }, cursor: '2', error: null });
    expect(selectSortedWorkshops(visit.state() as RootState).map(({ departmentId }) => departmentId)).toEqual([
      '1',
      '2',
    ]);
    await visit.does(workshopsActions.moreRequested());
    visit.streams.opened[2]?.lost();
    await advance(1_000);
    visit.streams.opened[3]?.lost();
    await advance(1_000);
    expect(requested).toEqual([undefined, '2']);
    expect(visit.now()).toMatchObject({ flow: { value: 'exhausted' }, ids: { length: 3 } });
    visit.leave();
    await visit.end();
  });

  it('J-11 an error message of the stream is a failure', async () => {
    const visit = await atTheWorkshops();
    visit.streams.opened[0]?.message('message', JSON.stringify({ error: 'ServerError' }));
    visit.ends({ cursor: null, more: false });
    await advance(0);
    expect(visit.now()).toMatchObject({ flow: { value: 'streamFailed' }, error: { code: 'WORKSHOPS_FAILED' } });
    visit.leave();
    await visit.end();
  });

  it('J-05 one stream at a time, closed with the step and the page', async () => {
    const visit = await atTheWorkshops();
    await visit.does(bookingActions.stepReopened({ step: 1 }));
    expect(visit.streams.opened.map(({ open }) => open)).toEqual([false]);
    await visit.does(bookingActions.stepReopened({ step: 3 }));
    expect(visit.streams.opened.map(({ open }) => open)).toEqual([false, true]);
    visit.leave();
    expect(visit.streams.opened.some(({ open }) => open)).toBe(false);
    await visit.end();
  });

  it('J-09 other services clear list, cursor and calendar, and search again', async () => {
    const visit = await atTheWorkshops({ timeSlots: async () => ok([]) });
    visit.sends(1);
    visit.ends({ cursor: '1', more: true });
    await advance(0);
    await visit.does(
      calendarActions.opened({
        query: { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-30', codes: ['SMALL'] },
        week: '2026-11-30',
      }),
    );
    await visit.does(bookingActions.stepReopened({ step: 1 }));
    for (const action of otherServices) await visit.does(action);
    expect(visit.now()).toMatchObject({
      flow: { value: 'streaming' },
      ids: [],
      cursor: null,
      query: { codes: ['SMALL', 'OIL'] },
    });
    expect(visit.days()).toMatchObject({ flow: { value: 'closed' }, days: [] });
    visit.leave();
    await visit.end();
  });
});

describe('the calendar of a workshop', () => {
  const query = { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-30', codes: ['SMALL'] };
  const day = (date: string) => ({ date, availableSlots: ['09:00', '13:30'], allDaySlotAvailable: date.endsWith('7') });

  it('J-05 loads four weeks at a time, and more near their end', async () => {
    const requested: string[] = [];
    const visit = await atTheWorkshops({
      timeSlots: async ({ from }) => {
        requested.push(from);
        return ok([day(from)]);
      },
    });
    await visit.does(calendarActions.opened({ query, week: query.from }));
    expect(visit.days()).toMatchObject({ flow: { value: 'loaded' }, days: [{ date: '2026-11-30' }] });
    await visit.does(calendarActions.weekSelected({ week: '2026-12-07' }));
    expect(requested).toEqual(['2026-11-30']);
    await visit.does(calendarActions.weekSelected({ week: '2026-12-14' }));
    expect(requested).toEqual(['2026-11-30', '2026-12-28']);
    expect(visit.days().days.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-28']);
    visit.leave();
    await visit.end();
  });

  it('J-11 shows weeks that failed to load, and retries', async () => {
    let broken = true;
    const visit = await atTheWorkshops({
      timeSlots: async ({ from }) => (broken ? failed('TIMES_FAILED') : ok([day(from)])),
    });
    visit.dispatch(calendarActions.opened({ query, week: query.from }));
    await advance(16_000);
    expect(visit.days()).toMatchObject({ flow: { value: 'failed' }, error: { code: 'TIMES_FAILED' } });
    broken = false;
    await visit.does(calendarActions.retried());
    expect(visit.days()).toMatchObject({ flow: { value: 'loaded' }, error: null });
    visit.leave();
    await visit.end();
  });

  it('J-12 after a lost slot offers the three nearest free ones, also of other workshops', async () => {
    const visit = await atTheWorkshops(
      { timeSlots: async () => ok([day('2026-12-01'), { ...day('2026-12-07'), availableSlots: [] }]) },
      bookingIn('contact', { slot: aSlot(1, '2026-12-01T09:00:00') }),
    );
    await visit.does(bookingActions.slotLost());
    visit.sends(2);
    expect(selectBooking(visit.state() as RootState).lostSlot).toEqual(aSlot(1, '2026-12-01T09:00:00'));
    const found = selectAlternatives(visit.state() as RootState);
    expect(
      found.map(({ workshop, localDate, localTime, isFullDay }) => [
        workshop.departmentId,
        localDate,
        localTime,
        isFullDay,
      ]),
    ).toEqual([
      ['1', '2026-12-01', '13:30', false],
      ['1', '2026-12-07', '08:00', true],
      ['2', '2026-12-02', '10:00', false],
    ]);
    visit.leave();
    await visit.end();
  });
});
