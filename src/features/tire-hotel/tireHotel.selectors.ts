import { createSelector } from 'reselect';
import type { StoredVehicle } from '@/domain/tire-hotel/vehicle';
import { localDateTime } from '@/domain/workshop/slotTime';
import type { RootState } from '@/store/rootState';
import {
  initialTireHotel,
  type SentTireBooking,
  type TireHotelState,
  type TireHotelStep,
  type TireStepNumber,
} from './tireHotel.state';

export const selectTireHotel = (state: RootState): TireHotelState => state.tireHotel ?? initialTireHotel;
export const selectTireHotelFlow = (state: RootState): TireHotelState['flow'] => selectTireHotel(state).flow;

const stepOf: Readonly<Record<TireHotelStep, TireStepNumber>> = {
  unread: 0,
  checking: 0,
  checkFailed: 0,
  searching: 0,
  lookingUp: 0,
  searchFailed: 0,
  login: 1,
  sendingCode: 1,
  codeNotSent: 1,
  resendFailed: 2,
  validate: 2,
  validating: 2,
  codeRefused: 2,
  loggedIn: 3,
  loadingDays: 4,
  daysFailed: 4,
  choosingDay: 4,
  loadingTimes: 4,
  timesFailed: 4,
  choosingTime: 4,
  holding: 4,
  contact: 5,
  booking: 5,
  bookingFailed: 5,
  confirmed: 6,
  ended: 0,
  loggingOut: 0,
  logOutFailed: 0,
};

/** The step in which the state is shown. Another code is sent from the step of the code. */
export function selectOpenTireStep(state: RootState): TireStepNumber {
  const { flow, credentials } = selectTireHotel(state);
  return flow.value === 'sendingCode' && credentials ? 2 : stepOf[flow.value];
}

/** The car that is being booked for. */
export const selectBookedVehicle = createSelector(
  [selectTireHotel],
  ({ vehicles, car }): StoredVehicle | null => (car && vehicles[car.index]) ?? null,
);

/** The chosen time as holds name it; null without one, or where the workshop calls back. */
export const selectChosenTime = createSelector([selectTireHotel, selectBookedVehicle], ({ slot }, vehicle) =>
  slot && slot.time !== '' && vehicle
    ? {
        erpId: vehicle.location.erpId,
        regNo: vehicle.regNo,
        timeSlot: localDateTime({ localDate: slot.day, localTime: slot.time }),
      }
    : null,
);
/** The time that is held for this visitor now. */
export const selectHeldTime = createSelector([selectTireHotel, selectChosenTime], ({ hold }, time) =>
  hold ? time : null,
);

/** Whether the contact form is open and can be submitted. */
export const isAtTireForm = ({ flow }: TireHotelState): boolean =>
  flow.value === 'contact' || flow.value === 'bookingFailed';

/** The request as it would be sent; null while something is missing. */
export const selectTireBookingToSend = createSelector([selectTireHotel], ({ slot, draft }): SentTireBooking | null => {
  if (!slot) return null;
  const { freeText, ...customer } = draft;
  return { bookingDate: slot.day, bookingStart: slot.time, freeText, customer };
});
