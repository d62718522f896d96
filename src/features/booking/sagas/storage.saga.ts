import type { UnknownAction } from '@reduxjs/toolkit';
import { port } from '@/effects/sagaContext';
import { select, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import type { WatchRow } from '@/effects/watch';
import { placesActions } from '@/features/places/places.slice';
import { decodeBooking, encodeBooking, STORAGE_KEY } from '../booking.persistence';
import { selectBooking } from '../booking.selectors';
import { bookingActions, bookingSlice } from '../booking.slice';

/** Reads the booking that an earlier page of this session saved. */
export function* restore(): Saga<UnknownAction> {
  const session = yield* port('session');
  return bookingActions.restored({ saved: decodeBooking(session.read(STORAGE_KEY)) });
}

/**
 * Saves the booking after each of its actions and before any later effect: the idempotency key of a request is stored
 * before the request is sent.
 */
export const save: WatchRow = {
  name: 'booking save',
  *saga(): Saga {
    for (;;) {
      const action = yield* takeFromSlices(bookingSlice, { actions: { located: placesActions.located } });
      const state = yield* select(selectBooking);
      if (state.flow.value === 'unread') continue;
      const session = yield* port('session');
      if (bookingActions.restarted.match(action)) session.remove(STORAGE_KEY);
      else session.write(STORAGE_KEY, encodeBooking(state));
    }
  },
};
