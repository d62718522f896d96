import { failed, ok } from '@/errors/result';
import { bookingLinkFeature } from '@/features/booking-link/bookingLink.feature';
import { bookingLinkActions } from '@/features/booking-link/bookingLink.slice';
import { STORAGE_KEY } from '@/features/booking-link/sagas/bookingLink.saga';
import { selectBookingLink } from '@/features/booking-link/bookingLink.selectors';
import type { WorkshopPort } from '@/ports/workshop.port';
import type { RootState } from '@/store/rootState';
import { fakeAddress, fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aBookingView, DAYS } from './bookingLinkKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const PAGE = '/service-och-verkstad/min-bokning';
const TOKEN = 't'.repeat(43);
const NEW = { timeSlot: '2026-12-03T09:00:00', isFullDay: false };

/** A visitor who opens a link; `asked` lists the requests to the service. */
async function opened(workshop: Partial<WorkshopPort> = {}, address = `${PAGE}#${TOKEN}`) {
  const run = runFeature(bookingLinkFeature, {
    ports: fakePorts({ address: fakeAddress(address), workshop: { see: async () => ok(aBookingView()), ...workshop } }),
  });
  const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  await advance(0);
  const now = () => selectBookingLink(run.state() as RootState);
  const does = async (...actions: Parameters<typeof run.dispatch>[0][]) => {
    for (const action of actions) {
      run.dispatch(action);
      await advance(0);
    }
  };
  return { ...run, advance, now, does };
}
const end = async (visit: Awaited<ReturnType<typeof opened>>) => {
  visit.leave();
  await visit.end();
};

describe('the link of a booking', () => {
  it('J-07 loads the booking by the token in the fragment, sent in a body', async () => {
    const tokens: string[] = [];
    const visit = await opened({
      see: async (token) => {
        tokens.push(token);
        return ok(aBookingView());
      },
    });
    expect(visit.now()).toMatchObject({ flow: { value: 'viewing' }, token: TOKEN, booking: { id: 'b-1' } });
    expect(tokens).toEqual([TOKEN]);
    await end(visit);
  });

  it('J-07 M-03 the token leaves the address before the booking is requested, and a reload finds it again', async () => {
    const address = fakeAddress(`${PAGE}?utm_source=mail#${TOKEN}`);
    const session = fakeStorage();
    const seen: string[] = [];
    const workshop = {
      see: async (token: string) => {
        seen.push(`${address.current().address} ${token}`);
        return ok(aBookingView());
      },
    };
    for (let load = 1; load <= 2; load += 1) {
      const run = runFeature(bookingLinkFeature, { ports: fakePorts({ address, session, workshop }) });
      await jest.advanceTimersByTimeAsync(0);
      run.leave();
      await run.end();
    }
    expect(seen).toEqual(Array(2).fill(`${PAGE}?utm_source=mail ${TOKEN}`));
    expect(address.entries.map((entry) => entry.address)).toEqual([`${PAGE}?utm_source=mail`]);
  });

  it('J-07 another link is another booking, whatever was opened before; an anchor is none', async () => {
    const session = fakeStorage({ [STORAGE_KEY]: TOKEN });
    const seen: string[] = [];
    for (const fragment of ['x'.repeat(43), 'main']) {
      const run = runFeature(bookingLinkFeature, {
        ports: fakePorts({
          address: fakeAddress(`${PAGE}#${fragment}`),
          session,
          workshop: { see: async (token) => (seen.push(token), ok(aBookingView())) },
        }),
      });
      await jest.advanceTimersByTimeAsync(0);
      run.leave();
      await run.end();
    }
    expect(seen).toEqual(Array(2).fill('x'.repeat(43)));
  });

  it('J-07 where nothing can be stored, the address keeps the token for a reload', async () => {
    const address = fakeAddress(`${PAGE}#${TOKEN}`);
    const run = runFeature(bookingLinkFeature, {
      ports: fakePorts({
        address,
        session: fakeStorage({}, { full: true }),
        workshop: { see: async () => ok(aBookingView()) },
      }),
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(address.current().address).toBe(`${PAGE}#${TOKEN}`);
    run.leave();
    await run.end();
  });

  it('J-07 the link of another booking reloads the page; the same link and an anchor do not', async () => {
    const [own, other] = ['o'.repeat(43), 'x'.repeat(43)];
    const address = fakeAddress(`${PAGE}#${own}`);
    const run = runFeature(bookingLinkFeature, {
      ports: fakePorts({ address, workshop: { see: async () => ok(aBookingView()) } }),
    });
    await jest.advanceTimersByTimeAsync(0);
    for (const [fragment, reloads] of [
      ['main', 0],
      ['', 0],
      [own, 0],
      [other, 1],
    ] as const) {
      address.fragment(fragment);
      await jest.advanceTimersByTimeAsync(0);
      expect([fragment, address.reloads()]).toEqual([fragment, reloads]);
    }
    run.leave();
    await run.end();
  });

  it.each([PAGE, `${PAGE}#`, `${PAGE}#main`, `${PAGE}?token=${TOKEN}`])(
    'J-07 without a token (%s) there is no booking, and no request',
    async (address) => {
      const visit = await opened(
        {
          see: async () => {
            throw new Error('asked');
          },
        },
        address,
      );
      expect(visit.now()).toMatchObject({ flow: { value: 'loadFailed' }, error: { code: 'BOOKING_NOT_FOUND' } });
      await end(visit);
    },
  );

  it('J-11 a service without response is retried, then an error is shown, and a retry loads the booking', async () => {
    let broken = true;
    const visit = await opened({ see: async () => (broken ? failed('BOOKING_UNREAD') : ok(aBookingView())) });
    await visit.advance(2_000);
    expect(visit.now()).toMatchObject({ flow: { value: 'loadFailed' }, error: { code: 'BOOKING_UNREAD' } });
    broken = false;
    await visit.does(bookingLinkActions.retried());
    expect(visit.now()).toMatchObject({ flow: { value: 'viewing' }, error: null });
    await end(visit);
  });

  it('J-07 moves to another of the free times', async () => {
    const moves: unknown[] = [];
    const visit = await opened({
      timesFor: async ({ token, from }) => ok(token === TOKEN && from === '2026-11-20' ? DAYS : []),
      move: async (change) => {
        moves.push(change);
        return ok(aBookingView({ timeSlot: NEW.timeSlot }));
      },
    });
    await visit.does(bookingLinkActions.timesRequested({ from: '2026-11-20' }));
    expect(visit.now()).toMatchObject({ flow: { value: 'choosingTime' }, day: '2026-12-03' });
    expect(visit.now().days.map(({ date }) => date)).toEqual(['2026-12-03', '2026-12-04']);
    await visit.does(bookingLinkActions.timeChosen(NEW), bookingLinkActions.moveConfirmed());
    expect(moves).toEqual([{ token: TOKEN, to: { departmentId: '100120', ...NEW } }]);
    expect(visit.now()).toMatchObject({
      flow: { value: 'viewing' },
      wasMoved: true,
      booking: { timeSlot: NEW.timeSlot },
    });
    await end(visit);
  });

  it('J-12 a slot that is taken shows what is free now; the booking is unchanged', async () => {
    let times = 0;
    const visit = await opened({
      timesFor: async () => {
        times += 1;
        return ok(times === 1 ? DAYS : DAYS.slice(2));
      },
      move: async () => failed('SLOT_TAKEN'),
    });
    await visit.does(bookingLinkActions.timesRequested({ from: '2026-11-20' }));
    await visit.does(bookingLinkActions.timeChosen(NEW), bookingLinkActions.moveConfirmed());
    expect(visit.now()).toMatchObject({
      flow: { value: 'choosingTime' },
      error: { code: 'SLOT_TAKEN' },
      day: '2026-12-04',
      newTime: null,
      booking: { timeSlot: '2026-12-01T10:30:00' },
    });
    await visit.does(bookingLinkActions.dayChosen('2026-12-04'));
    expect(visit.now().error).toBeNull();
    await end(visit);
  });

  it('J-07 without a chosen time or past the deadline nothing is moved', async () => {
    const visit = await opened({ see: async () => ok(aBookingView({ isChangeable: false })) });
    await visit.does(bookingLinkActions.timesRequested({ from: '2026-11-20' }), bookingLinkActions.cancelRequested());
    expect(visit.now().flow.value).toBe('viewing');
    await end(visit);
  });

  it('J-07 is cancelled only after a confirmation', async () => {
    let cancelled = 0;
    const visit = await opened({
      cancel: async () => {
        cancelled += 1;
        return ok(aBookingView({ status: 'cancelled', isChangeable: false }));
      },
    });
    await visit.does(bookingLinkActions.cancelRequested());
    await visit.does(bookingLinkActions.changeAbandoned());
    expect([visit.now().flow.value, cancelled]).toEqual(['viewing', 0]);
    await visit.does(bookingLinkActions.cancelRequested());
    await visit.does(bookingLinkActions.cancelConfirmed());
    expect([visit.now().flow.value, visit.now().booking?.status, cancelled]).toEqual(['viewing', 'cancelled', 1]);
    await end(visit);
  });

  it.each([
    ['TIMES_FAILED', 'timesFailed'],
    ['BOOKING_LOCKED', 'moveFailed'],
    ['CHANGE_FAILED', 'moveFailed'],
    ['CHANGE_FAILED', 'cancelFailed'],
    ['BOOKING_LOCKED', 'cancelFailed'],
  ] as const)('J-11 %s shows %s, and the booking is unchanged', async (code, error) => {
    const visit = await opened({
      timesFor: async () => (error === 'timesFailed' ? failed(code) : ok(DAYS)),
      move: async () => failed(code),
      cancel: async () => failed(code),
    });
    if (error === 'cancelFailed') {
      await visit.does(bookingLinkActions.cancelRequested());
      await visit.does(bookingLinkActions.cancelConfirmed());
    } else {
      await visit.does(bookingLinkActions.timesRequested({ from: '2026-11-20' }));
      if (error === 'moveFailed')
        await visit.does(bookingLinkActions.timeChosen(NEW), bookingLinkActions.moveConfirmed());
    }
    await visit.advance(5_000);
    expect(visit.now()).toMatchObject({
      flow: { value: error },
      error: { code },
      booking: { status: 'booked', timeSlot: '2026-12-01T10:30:00' },
    });
    await visit.does(bookingLinkActions.changeAbandoned());
    expect(visit.now()).toMatchObject({ flow: { value: 'viewing' }, error: null });
    await end(visit);
  });
});
