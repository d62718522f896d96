import type { UnknownAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { select, takeFrom, type Saga } from '@/effects/typed';
import type { WatchRow, WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { AppError } from '@/errors/result';
import * as events from '../bookingLink.events';
import { bookingLinkFlow } from '../bookingLink.flow';
import { selectBookingLink, selectBookingLinkPlace } from '../bookingLink.selectors';

/** A booking's token, and no place on the page: what the server signs, in its 32 bytes. */
const TOKEN = /^[\w-]{43}$/;

const LIMITS = { open: 15_000, times: 15_000, change: 20_000 } as const;

const failure = ({ code, params }: AppError): events.LinkFailure => ({ error: { code, params } });

/** The token stands behind '#': it goes to the server in a body, and nowhere else. */
function* open(): Saga<UnknownAction> {
  const address = yield* port('address');
  const token = address.current().address.split('#')[1] ?? '';
  if (token === '') return events.bookingMissed({ error: { code: 'BOOKING_NOT_FOUND', params: {} } });
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.see(token, signal), {
    limitMs: LIMITS.open,
    where: 'booking link',
  });
  return result.ok ? events.bookingCame({ token, booking: result.value }) : events.bookingMissed(failure(result.error));
}

function* times(): Saga<UnknownAction> {
  const { token, from } = yield* select(selectBookingLink);
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.timesFor({ token, from }, signal), {
    limitMs: LIMITS.times,
    where: 'times of a booking',
  });
  return result.ok ? events.timesCame({ days: result.value }) : events.timesMissed(failure(result.error));
}

/** Sent again it is the same change: to where a booking stands it moves without a word. */
function* move(): Saga<UnknownAction> {
  const { token, booking, wanted } = yield* select(selectBookingLink);
  if (!booking || !wanted) throw new Error('There is no time to move to.');
  const workshop = yield* port('workshop');
  const to = { departmentId: booking.departmentId, timeSlot: wanted.timeSlot, isFullDay: wanted.isFullDay };
  const result = yield* attempt((signal) => workshop.move({ token, to }, signal), {
    limitMs: LIMITS.change,
    error: 'CHANGE_FAILED',
    where: 'moving a booking',
  });
  return result.ok ? events.bookingMoved({ booking: result.value }) : events.moveFailed(failure(result.error));
}

function* cancel(): Saga<UnknownAction> {
  const { token } = yield* select(selectBookingLink);
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.cancel(token, signal), {
    limitMs: LIMITS.change,
    error: 'CHANGE_FAILED',
    where: 'cancelling a booking',
  });
  return result.ok ? events.bookingCancelled({ booking: result.value }) : events.cancelFailed(failure(result.error));
}

/** The link of another booking, opened where this one stands: nothing of this one may stay, so the page begins anew. */
const otherLink: WatchRow = {
  name: 'bookingLink other link',
  *saga(): Saga {
    const address = yield* port('address');
    const fragments = eventChannel<string>((emit) => address.listenToFragment(emit));
    try {
      for (;;) {
        const fragment = yield* takeFrom(fragments);
        if (TOKEN.test(fragment) && fragment !== (yield* select(selectBookingLink)).token) address.reload();
      }
    } finally {
      fragments.close();
    }
  },
};

export const bookingLinkWatch: WatchTable = [
  workers(
    bookingLinkFlow,
    selectBookingLinkPlace,
    { opening: open, loadingTimes: times, moving: move, cancelling: cancel },
    {
      opening: (error) => events.bookingMissed(failure(error)),
      loadingTimes: (error) => events.timesMissed(failure(error)),
      moving: (error) => events.moveFailed(failure(error)),
      cancelling: (error) => events.cancelFailed(failure(error)),
    },
  ),
  otherLink,
];
