import type { UnknownAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, delay, select, takeFrom, type Saga } from '@/effects/sagaEffects';
import type { WatchRow, WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { AppError } from '@/errors/result';
import { bookingLinkActions } from '../bookingLink.slice';
import { bookingLinkFlow } from '../bookingLink.flow';
import { selectBookingLink, selectBookingLinkFlow } from '../bookingLink.selectors';

/** The token of a booking (a signature of 32 bytes), as opposed to an anchor of the page. */
const TOKEN = /^[\w-]{43}$/;

const LIMITS = { open: 15_000, times: 15_000, change: 20_000 } as const;

const failure = ({ code, params }: AppError): { error: AppError } => ({ error: { code, params } });

/** Of the session storage: the token of the link that was opened in this tab. */
export const STORAGE_KEY = 'booking-link';

/**
 * The token of the link leaves the address at once: it must not stay in the history, on the screen, or in what is
 * copied from the bar. A reload finds it in the session storage; without one the address keeps it.
 */
function* takeToken(): Saga<string> {
  const address = yield* port('address');
  const session = yield* port('session');
  // The router takes an address that changes while the page is first rendered for a page that was left.
  yield* delay(0);
  const [path = '', fragment = ''] = address.current().address.split('#');
  if (!TOKEN.test(fragment)) return session.read(STORAGE_KEY) ?? '';
  if (session.write(STORAGE_KEY, fragment)) yield* call(() => address.replace(path));
  return fragment;
}

/** The token is sent in a request body only. */
function* load(): Saga<UnknownAction> {
  const token = yield* takeToken();
  if (token === '') return bookingLinkActions.loadFailed({ error: { code: 'BOOKING_NOT_FOUND', params: {} } });
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.see(token, signal), {
    limitMs: LIMITS.open,
    where: 'booking link',
  });
  return result.ok
    ? bookingLinkActions.bookingLoaded({ token, booking: result.value })
    : bookingLinkActions.loadFailed(failure(result.error));
}

function* times(): Saga<UnknownAction> {
  const { token, from } = yield* select(selectBookingLink);
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.timesFor({ token, from }, signal), {
    limitMs: LIMITS.times,
    where: 'times of a booking',
  });
  return result.ok
    ? bookingLinkActions.timesLoaded({ days: result.value })
    : bookingLinkActions.timesFailed(failure(result.error));
}

/** Idempotent: moving a booking to its own time succeeds. */
function* move(): Saga<UnknownAction> {
  const { token, booking, newTime } = yield* select(selectBookingLink);
  if (!booking || !newTime) throw new Error('There is no time to move to.');
  const workshop = yield* port('workshop');
  const to = { departmentId: booking.departmentId, timeSlot: newTime.timeSlot, isFullDay: newTime.isFullDay };
  const result = yield* attempt((signal) => workshop.move({ token, to }, signal), {
    limitMs: LIMITS.change,
    error: 'CHANGE_FAILED',
    where: 'moving a booking',
  });
  return result.ok
    ? bookingLinkActions.bookingMoved({ booking: result.value })
    : bookingLinkActions.moveFailed(failure(result.error));
}

function* cancel(): Saga<UnknownAction> {
  const { token } = yield* select(selectBookingLink);
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.cancel(token, signal), {
    limitMs: LIMITS.change,
    error: 'CHANGE_FAILED',
    where: 'cancelling a booking',
  });
  return result.ok
    ? bookingLinkActions.bookingCancelled({ booking: result.value })
    : bookingLinkActions.cancelFailed(failure(result.error));
}

/**
 * Reloads the page when the link of another booking is opened on it, so that no data of this one remains. The same link
 * leaves the address again.
 */
const reloadForOtherLink: WatchRow = {
  name: 'bookingLink other link',
  *saga(): Saga {
    const address = yield* port('address');
    const fragments = eventChannel<string>((emit) => address.listenToFragment(emit));
    try {
      for (;;) {
        const fragment = yield* takeFrom(fragments);
        if (!TOKEN.test(fragment)) continue;
        if (fragment === (yield* select(selectBookingLink)).token) yield* takeToken();
        else address.reload();
      }
    } finally {
      fragments.close();
    }
  },
};

export const bookingLinkWatch: WatchTable = [
  workers(
    bookingLinkFlow,
    selectBookingLinkFlow,
    { loading: load, loadingTimes: times, moving: move, cancelling: cancel },
    {
      loading: (error) => bookingLinkActions.loadFailed(failure(error)),
      loadingTimes: (error) => bookingLinkActions.timesFailed(failure(error)),
      moving: (error) => bookingLinkActions.moveFailed(failure(error)),
      cancelling: (error) => bookingLinkActions.cancelFailed(failure(error)),
    },
  ),
  reloadForOtherLink,
];
