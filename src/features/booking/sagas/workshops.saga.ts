import { put, select, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { selectBooking, selectWorkshopQuery } from '../booking.selectors';
import { bookingActions, bookingSlice } from '../booking.slice';
import { calendarFlow } from '../calendar.flow';
import { calendarActions } from '../calendar.slice';
import { workshopsFlow } from '../workshops.flow';
import { selectCalendarFlow, selectWorkshops, selectWorkshopsFlow } from '../workshops.selectors';
import { workshopsActions, workshopsSlice } from '../workshops.slice';
import { loadAhead, loadDays, openAtLostSlot } from './calendar.saga';
import { resumeWorkshops } from './connection.saga';
import { priceWorkshop, repriceWorkshops } from './prices.saga';
import { streamBatch } from './workshopStream.saga';

/**
 * Keeps the stream open while the step of time and place is open, for the chosen services, car and location. The same
 * query is not sent twice.
 */
const searchWorkshops: WatchRow = {
  name: 'workshops search',
  *saga(): Saga {
    for (;;) {
      const wanted = yield* select(selectWorkshopQuery);
      const { flow, query } = yield* select(selectWorkshops);
      if (wanted && JSON.stringify(wanted) !== JSON.stringify(query)) {
        const isCalendarOpen = (yield* select(selectCalendarFlow)).value !== 'closed';
        if (isCalendarOpen && (yield* select(selectBooking)).lostSlot === null) yield* put(calendarActions.closed());
        yield* put(workshopsActions.searchStarted({ query: wanted }));
      } else if (!wanted && flow.value === 'streaming') yield* put(workshopsActions.closed());
      yield* takeFromSlices(bookingSlice, workshopsSlice);
    }
  },
};

export const workshopsWatch: WatchTable = [
  workers(
    workshopsFlow,
    selectWorkshopsFlow,
    { streaming: streamBatch },
    { streaming: (error) => workshopsActions.streamFailed({ error }) },
  ),
  workers(
    calendarFlow,
    selectCalendarFlow,
    { loading: loadDays, loadingMore: loadDays },
    {
      loading: (error) => calendarActions.daysFailed({ error }),
      loadingMore: (error) => calendarActions.daysFailed({ error }),
    },
  ),
  watch({ on: [bookingActions.slotLost, bookingActions.restored], how: 'latest', run: openAtLostSlot }),
  watch({ on: bookingActions.reconnected, how: 'every', run: resumeWorkshops }),
  watch({ on: bookingActions.reconnected, how: 'latest', run: repriceWorkshops }),
  watch({ on: calendarActions.weekSelected, how: 'every', run: loadAhead }),
  watch({ on: workshopsActions.workshopLoaded, how: 'every', run: priceWorkshop }),
  searchWorkshops,
];
