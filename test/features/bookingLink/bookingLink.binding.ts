import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/bookingLink/bookingLink.events';
import { bookingLinkFlow } from '@/features/bookingLink/bookingLink.flow';
import { bookingLinkSlice } from '@/features/bookingLink/bookingLink.slice';
import { aBookingView, DAYS } from './bookingLinkKit';

const booking = aBookingView();
const wanted = { timeSlot: '2026-12-03T09:00:00', isFullDay: false };
const failure = { error: { code: 'NETWORK_LOST', params: {} } } as const;

export const bookingLinkBinding = bindFlow(
  { ...bookingLinkSlice, flow: bookingLinkFlow },
  {
    actions: {
      bookingCame: events.bookingCame({ token: 't', booking }),
      bookingMissed: events.bookingMissed(failure),
      timesAsked: events.timesAsked({ from: '2026-11-20' }),
      timesCame: events.timesCame({ days: DAYS }),
      timesMissed: events.timesMissed(failure),
      dayChosen: events.dayChosen('2026-12-03'),
      timeChosen: events.timeChosen(wanted),
      moveConfirmed: events.moveConfirmed(),
      bookingMoved: events.bookingMoved({ booking }),
      moveFailed: events.moveFailed(failure),
      cancelWanted: events.cancelWanted(),
      cancelConfirmed: events.cancelConfirmed(),
      bookingCancelled: events.bookingCancelled({ booking }),
      cancelFailed: events.cancelFailed(failure),
      kept: events.kept(),
      retried: events.retried(),
    },
    guards: {
      changeable: { slice: { booking } },
      chosen: { slice: { wanted } },
      lost: { action: events.moveFailed({ error: { code: 'SLOT_TAKEN', params: {} } }) },
    },
  },
);
