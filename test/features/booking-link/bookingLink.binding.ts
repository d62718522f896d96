import { bindFlow } from '@test/kit/bindFlow';
import { bookingLinkActions, bookingLinkSlice } from '@/features/booking-link/bookingLink.slice';
import { aBookingView, DAYS } from './bookingLinkKit';

const booking = aBookingView();
const newTime = { timeSlot: '2026-12-03T09:00:00', isFullDay: false };
const failure = { error: { code: 'NETWORK_LOST', params: {} } } as const;

export const bookingLinkBinding = bindFlow(bookingLinkSlice, {
  actions: {
    bookingLoaded: bookingLinkActions.bookingLoaded({ token: 't', booking }),
    loadFailed: bookingLinkActions.loadFailed(failure),
    timesRequested: bookingLinkActions.timesRequested({ from: '2026-11-20' }),
    timesLoaded: bookingLinkActions.timesLoaded({ days: DAYS }),
    timesFailed: bookingLinkActions.timesFailed(failure),
    dayChosen: bookingLinkActions.dayChosen('2026-12-03'),
    timeChosen: bookingLinkActions.timeChosen(newTime),
    moveConfirmed: bookingLinkActions.moveConfirmed(),
    bookingMoved: bookingLinkActions.bookingMoved({ booking }),
    moveFailed: bookingLinkActions.moveFailed(failure),
    cancelRequested: bookingLinkActions.cancelRequested(),
    cancelConfirmed: bookingLinkActions.cancelConfirmed(),
    bookingCancelled: bookingLinkActions.bookingCancelled({ booking }),
    cancelFailed: bookingLinkActions.cancelFailed(failure),
    changeAbandoned: bookingLinkActions.changeAbandoned(),
    retried: bookingLinkActions.retried(),
  },
  guards: {
    isChangeable: { slice: { booking } },
    hasNewTime: { slice: { newTime } },
    slotTaken: { action: bookingLinkActions.moveFailed({ error: { code: 'SLOT_TAKEN', params: {} } }) },
  },
});
