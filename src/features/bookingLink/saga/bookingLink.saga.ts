import type { UnknownAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { select, takeFrom, type Saga } from '@/effects/typed';
import type { WatchRow, WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { Fault } from '@/errors/outcome';
import * as events from '../model/bookingLink.events';
import { bookingLinkFlow } from '../model/bookingLink.flow';
import { selectBookingLink, selectBookingLinkPlace } from '../model/bookingLink.selectors';

/** A booking's token, and no place on the page: what the server signs, in its 32 bytes. */
const TOKEN = /^[\w-]{43}$/;

const LIMITS = { open: 15_000, times: 15_000, change: 20_000 } as const;

const failure = ({ code, facts }: Fault): events.LinkFailure => ({ fault: code, facts });

/** The token stands behind '#': it goes to the server in a body, and nowhere else. */
function* open(): Saga<UnknownAction> {
  const address = yield* port('address');
  const token = address.current().address.split('#')[1] ?? '';
  if (token === '') return events.bookingMissed({ fault: 'BOOKING_NOT_FOUND', facts: {} });
  const workshop = yield* port('workshop');
  const outcome = yield* attempt((signal) => workshop.see(token, signal), {
    limitMs: LIMITS.open,
    where: 'booking link',
  });
  return outcome.ok
    ? events.bookingCame({ token, booking: outcome.value })
    : events.bookingMissed(failure(outcome.fault));
}

function* times(): Saga<UnknownAction> {
  const { token, from } = yield* select(selectBookingLink);
  const workshop = yield* port('workshop');
  const outcome = yield* attempt((signal) => workshop.timesFor({ token, from }, signal), {
    limitMs: LIMITS.times,
    where: 'times of a booking',
  });
  return outcome.ok ? events.timesCame({ days: outcome.value }) : events.timesMissed(failure(outcome.fault));
}

/** Sent again it is the same change: to where a booking stands it moves without a word. */
function* move(): Saga<UnknownAction> {
  const { token, booking, wanted } = yield* select(selectBookingLink);
  if (!booking || !wanted) throw new Error('There is no time to move to.');
  const workshop = yield* port('workshop');
  const to = { departmentId: booking.departmentId, timeSlot: wanted.timeSlot, isFullDay: wanted.isFullDay };
  const outcome = yield* attempt((signal) => workshop.move({ token, to }, signal), {
    limitMs: LIMITS.change,
    fault: 'CHANGE_FAILED',
    where: 'moving a booking',
  });
  return outcome.ok ? events.bookingMoved({ booking: outcome.value }) : events.moveFailed(failure(outcome.fault));
}

function* cancel(): Saga<UnknownAction> {
  const { token } = yield* select(selectBookingLink);
  const workshop = yield* port('workshop');
  const outcome = yield* attempt((signal) => workshop.cancel(token, signal), {
    limitMs: LIMITS.change,
    fault: 'CHANGE_FAILED',
    where: 'cancelling a booking',
  });
  return outcome.ok ? events.bookingCancelled({ booking: outcome.value }) : events.cancelFailed(failure(outcome.fault));
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
      opening: (fault) => events.bookingMissed(failure(fault)),
      loadingTimes: (fault) => events.timesMissed(failure(fault)),
      moving: (fault) => events.moveFailed(failure(fault)),
      cancelling: (fault) => events.cancelFailed(failure(fault)),
    },
  ),
  otherLink,
];
