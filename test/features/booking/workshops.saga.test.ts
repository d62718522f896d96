import { registerErrors } from '@/errors/known';
import { failed, ok } from '@/errors/result';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import { selectBooking, type WithBooking } from '@/features/booking/booking.selectors';
import { calendarActions } from '@/features/booking/calendar.slice';
import { workshopsActions } from '@/features/booking/workshops.slice';
import {
  selectAlternatives,
  selectCalendar,
  selectSortedWorkshops,
  selectWorkshops,
  type WithWorkshops,
} from '@/features/booking/workshops.selectors';
import { workshopsFeature } from '@/features/booking/workshops.feature';
import type { WorkshopPort } from '@/ports/workshop.port';
import { fakePorts, fakeStreams } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aSlot, aWorkshop, underWay } from './bookingKit';

beforeEach(() => {
  jest.useFakeTimers();
  registerErrors(workshopErrors);
});
afterEach(() => {
  jest.useRealTimers();
});
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function atTheWorkshops(workshop: Partial<WorkshopPort> = {}, state = underWay('choosingTime', { slot: null })) {
  const streams = fakeStreams();
  const run = runFeature(workshopsFeature, {
    ports: fakePorts({ streams, workshop }),
    beside: [bookingFeature],
    state: { booking: state },
  });
  await passes(0);
  const now = () => selectWorkshops(run.state() as WithWorkshops);
  const days = () => selectCalendar(run.state() as WithWorkshops);
  const sends = (id: number) => streams.opened.at(-1)?.message('message', JSON.stringify(aWorkshop(id)), String(id));
  const ends = (said: object) => streams.opened.at(-1)?.message('done', JSON.stringify(said));
  const does = async (...actions: Parameters<typeof run.dispatch>) => {
    run.dispatch(...actions);
    await passes(0);
  };
  return { ...run, streams, now, days, sends, ends, does };
}

describe('the stream of workshops', () => {
  it('J-05 shows each as it comes, five a batch, and more by the cursor', async () => {
    const visit = await atTheWorkshops();
    expect(visit.streams.opened[0]?.path).toBe(
      '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=SMALL&latitude=59.36&longitude=18',
    );
    visit.sends(3);
    visit.sends(1);
    expect(visit.now()).toMatchObject({
      flow: { value: 'streaming' },
      workshops: [{ departmentId: '3' }, { departmentId: '1' }],
    });
    visit.ends({ cursor: '3', more: true });
    await passes(0);
    expect(visit.now()).toMatchObject({ flow: { value: 'listed' }, cursor: '3' });
    expect(visit.streams.opened[0]?.open).toBe(false);
    await visit.does(workshopsActions.moreRequested());
    expect(visit.streams.opened[1]?.path).toContain('&cursor=3');
    visit.sends(4);
    visit.sends(1);
    visit.ends({ cursor: '4', more: false });
    await passes(0);
    expect(visit.now().flow.value).toBe('exhausted');
    expect(selectSortedWorkshops(visit.state() as WithWorkshops).map(({ departmentId }) => departmentId)).toEqual([
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
    expect(selectSortedWorkshops(visit.state() as WithWorkshops).map(({ departmentId }) => departmentId)).toEqual([
      '2',
      '1',
    ]);
    visit.leave();
    await visit.end();
  });

  it('J-05 the word that there are no more sites ends it', async () => {
    const visit = await atTheWorkshops();
    visit.streams.opened[0]?.message('message', JSON.stringify({ nosites: true }));
    visit.ends({ cursor: null, more: true });
    await passes(0);
    expect(visit.now()).toMatchObject({ flow: { value: 'exhausted' }, workshops: [] });
    visit.leave();
    await visit.end();
  });

  it('J-11 a stream that dies after three is opened again, then asked for in one answer, then told; the three stay and it can be tried again', async () => {
    const asked: unknown[] = [];
    const visit = await atTheWorkshops({
      workshops: async (question) => {
        asked.push(question);
        return failed('WORKSHOPS_FAILED');
      },
    });
    for (const id of [1, 2, 3]) visit.sends(id);
    visit.streams.opened[0]?.lost();
    await passes(10_000);
    expect(visit.streams.opened).toHaveLength(2);
    visit.streams.opened[1]?.lost();
    await passes(10_000);
    expect(asked).toEqual(Array.from({ length: 2 }, () => visit.now().query));
    expect(visit.now()).toMatchObject({ flow: { value: 'streamFailed' }, error: { code: 'WORKSHOPS_FAILED' } });
    expect(visit.now().workshops).toHaveLength(3);
    await visit.does(workshopsActions.retried());
    visit.sends(1);
    expect(visit.now()).toMatchObject({ flow: { value: 'streaming' }, error: null });
    expect(visit.now().workshops).toHaveLength(3);
    visit.leave();
    await visit.end();
  });

  it('J-05 P27 where no stream comes through, the same comes in one answer, more by its cursor, each workshop once', async () => {
    const asked: (string | undefined)[] = [];
    const visit = await atTheWorkshops({
      workshops: async ({ cursor }) => {
        asked.push(cursor);
        return ok(
          cursor === undefined
            ? { workshops: [aWorkshop(1), aWorkshop(2)], cursor: '2', more: true }
            : { workshops: [aWorkshop(3)], cursor: '3', more: false },
        );
      },
    });
    visit.sends(2);
    // A proxy that holds all back until the end: the silence counts as a loss, twice.
    await passes(61_000);
    expect(visit.streams.opened.map(({ open }) => open)).toEqual([false, false]);
    expect(visit.now()).toMatchObject({ flow: { value: 'listed' }, cursor: '2', error: null });
    expect(selectSortedWorkshops(visit.state() as WithWorkshops).map(({ departmentId }) => departmentId)).toEqual([
      '1',
      '2',
    ]);
    await visit.does(workshopsActions.moreRequested());
    visit.streams.opened[2]?.lost();
    await passes(1_000);
    visit.streams.opened[3]?.lost();
    await passes(1_000);
    expect(asked).toEqual([undefined, '2']);
    expect(visit.now()).toMatchObject({ flow: { value: 'exhausted' }, workshops: { length: 3 } });
    visit.leave();
    await visit.end();
  });

  it('J-11 the error field of a message is the failure', async () => {
    const visit = await atTheWorkshops();
    visit.streams.opened[0]?.message('message', JSON.stringify({ error: 'ServerError' }));
    visit.ends({ cursor: null, more: false });
    await passes(0);
    expect(visit.now()).toMatchObject({ flow: { value: 'streamFailed' }, error: { code: 'WORKSHOPS_FAILED' } });
    visit.leave();
    await visit.end();
  });

  it('J-05 one stream at a time, closed with the step and with the page', async () => {
    const visit = await atTheWorkshops();
    await visit.does(bookingActions.stepReopened({ step: 1 }));
    expect(visit.streams.opened.map(({ open }) => open)).toEqual([false]);
    await visit.does(bookingActions.stepReopened({ step: 3 }));
    expect(visit.streams.opened.map(({ open }) => open)).toEqual([false, true]);
    visit.leave();
    expect(visit.streams.opened.some(({ open }) => open)).toBe(false);
    await visit.end();
  });

  it('J-09 other services clear list, cursor and calendar, and look anew', async () => {
    const visit = await atTheWorkshops({ timeSlots: async () => ok([]) });
    visit.sends(1);
    visit.ends({ cursor: '1', more: true });
    await passes(0);
    await visit.does(
      calendarActions.opened({
        query: { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-30', codes: ['SMALL'] },
        week: '2026-11-30',
      }),
    );
    await visit.does(bookingActions.stepReopened({ step: 1 }));
    for (const action of [
      bookingActions.serviceToggled({ code: 'OIL' }),
      bookingActions.servicesChosen(),
      bookingActions.addonsFailed({ error: { code: 'ADDONS_FAILED', params: {} } }),
    ])
      await visit.does(action);
    expect(visit.now()).toMatchObject({
      flow: { value: 'streaming' },
      workshops: [],
      cursor: null,
      query: { codes: ['SMALL', 'OIL'] },
    });
    expect(visit.days()).toMatchObject({ flow: { value: 'closed' }, days: [] });
    visit.leave();
    await visit.end();
  });
});

describe('a workshop’s weeks', () => {
  const query = { registrationNumber: 'ABC123', departmentId: '1', from: '2026-11-30', codes: ['SMALL'] };
  const day = (date: string) => ({ date, availableSlots: ['09:00', '13:30'], allDaySlotAvailable: date.endsWith('7') });

  it('J-05 come four at a time, and more near their end', async () => {
    const asked: string[] = [];
    const visit = await atTheWorkshops({
      timeSlots: async ({ from }) => {
        asked.push(from);
        return ok([day(from)]);
      },
    });
    await visit.does(calendarActions.opened({ query, week: query.from }));
    expect(visit.days()).toMatchObject({ flow: { value: 'loaded' }, days: [{ date: '2026-11-30' }] });
    await visit.does(calendarActions.weekSelected({ week: '2026-12-07' }));
    expect(asked).toEqual(['2026-11-30']);
    await visit.does(calendarActions.weekSelected({ week: '2026-12-14' }));
    expect(asked).toEqual(['2026-11-30', '2026-12-28']);
    expect(visit.days().days.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-28']);
    visit.leave();
    await visit.end();
  });

  it('J-11 that do not come are told, and tried again', async () => {
    let broken = true;
    const visit = await atTheWorkshops({
      timeSlots: async ({ from }) => (broken ? failed('TIMES_FAILED') : ok([day(from)])),
    });
    visit.dispatch(calendarActions.opened({ query, week: query.from }));
    await passes(16_000);
    expect(visit.days()).toMatchObject({ flow: { value: 'failed' }, error: { code: 'TIMES_FAILED' } });
    broken = false;
    await visit.does(calendarActions.retried());
    expect(visit.days()).toMatchObject({ flow: { value: 'loaded' }, error: null });
    visit.leave();
    await visit.end();
  });

  it('J-12 after a lost time the three nearest free ones are there, of other workshops where one has too few', async () => {
    const visit = await atTheWorkshops(
      { timeSlots: async () => ok([day('2026-12-01'), { ...day('2026-12-07'), availableSlots: [] }]) },
      underWay('contact', { slot: aSlot(1, '2026-12-01T09:00:00') }),
    );
    await visit.does(bookingActions.slotLost());
    visit.sends(2);
    expect(selectBooking(visit.state() as WithBooking).lostSlot).toEqual(aSlot(1, '2026-12-01T09:00:00'));
    const found = selectAlternatives(visit.state() as WithBooking & WithWorkshops);
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
