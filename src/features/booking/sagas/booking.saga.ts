import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { bookingFlow } from '../booking.flow';
import { selectBookingFlow } from '../booking.selectors';
import { bookingActions } from '../booking.slice';
import { beginIntent, book } from './book.saga';
import { checkBrand, loadAddons, loadServices, lookUpCar } from './catalogue.saga';
import { resumeBooking } from './connection.saga';
import { expireHold, holdSlot, releaseHold, renewHold, resumeHold } from './hold.saga';
import { loadPrices } from './prices.saga';
import { stepHistory } from './stepHistory.saga';
import { restore, save } from './storage.saga';

const {
  restored,
  lookupFailed,
  servicesFailed,
  addonsFailed,
  slotHeld,
  slotConfirmed,
  stepReopened,
  identified,
  bookingFailed,
  carFound,
  serviceToggled,
  addonToggled,
  mileageEntered,
  slotChosen,
  slotCleared,
  slotLost,
  pricesRetried,
  holdRequested,
  entered,
  reconnected,
} = bookingActions;

export const bookingWatch: WatchTable = [
  save,
  releaseHold,
  stepHistory,
  watch({ on: carFound, how: 'latest', run: checkBrand }),
  watch({
    on: [restored, serviceToggled, addonToggled, mileageEntered, slotChosen, slotCleared, slotLost, pricesRetried],
    how: 'latest',
    run: loadPrices,
  }),
  watch({ on: [slotHeld, restored], how: 'latest', run: expireHold }),
  watch({ on: [slotHeld, slotConfirmed, stepReopened, identified, restored], how: 'every', run: beginIntent }),
  watch({ on: holdRequested, how: 'leading', run: renewHold }),
  watch({ on: entered, how: 'every', run: resumeHold }),
  watch({ on: reconnected, how: 'every', run: resumeBooking }),
  workers(
    bookingFlow,
    selectBookingFlow,
    {
      unread: restore,
      lookingUp: lookUpCar,
      loadingServices: loadServices,
      loadingAddons: loadAddons,
      holding: holdSlot,
      booking: book,
    },
    {
      unread: () => restored({ saved: null }),
      lookingUp: (error) => lookupFailed({ error }),
      loadingServices: (error) => servicesFailed({ error }),
      loadingAddons: (error) => addonsFailed({ error }),
      holding: () => slotHeld({ hold: null }),
      booking: (error) => bookingFailed({ error }),
    },
  ),
];
