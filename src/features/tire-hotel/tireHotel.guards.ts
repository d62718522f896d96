import type { PayloadAction } from '@reduxjs/toolkit';
import type { Validated } from '@/domain/tire-hotel/customer';
import type { SavedTireHotel, TireHotelState, TireHotelStep, TireStepNumber } from './tireHotel.state';

export type StepReopened = PayloadAction<{ step: TireStepNumber }>;
export type LoginSucceeded = PayloadAction<{ validated: Validated; now: number }>;
export type Restored = PayloadAction<{ saved: SavedTireHotel | null }>;

/** Whether a step may be opened: it was reached, and what it needs is there. */
function canOpen({ customer, credentials, vehicles, car, slot }: TireHotelState, step: TireStepNumber): boolean {
  switch (step) {
    case 0:
      return true;
    case 1:
      return customer !== null;
    case 2:
      return customer !== null && credentials !== null;
    case 3:
      return vehicles.length > 0;
    case 4:
      return car !== null;
    case 5:
      return car !== null && slot !== null;
    default:
      return false;
  }
}

const opens =
  (step: TireStepNumber) =>
  (state: TireHotelState, { payload }: StepReopened): boolean =>
    payload.step === step && canOpen(state, step);

/** Steps within the session. */
const inSession: ReadonlySet<TireHotelStep> = new Set<TireHotelStep>([
  'loggedIn',
  'loadingDays',
  'daysFailed',
  'choosingDay',
  'loadingTimes',
  'timesFailed',
  'choosingTime',
  'holding',
  'contact',
  'booking',
  'bookingFailed',
  'confirmed',
  'ended',
]);
export const isInSession = (step: TireHotelStep | null): boolean => step !== null && inSession.has(step);

type Resumed = 'confirmed' | 'booking' | 'contact' | 'days' | 'tires';

const resumedAt: Readonly<Partial<Record<TireHotelStep, Resumed>>> = {
  loadingDays: 'days',
  daysFailed: 'days',
  choosingDay: 'days',
  loadingTimes: 'days',
  timesFailed: 'days',
  choosingTime: 'days',
  holding: 'contact',
  contact: 'contact',
  booking: 'booking',
  bookingFailed: 'contact',
  confirmed: 'confirmed',
};

/** Whether the car of the booking is one of those that the session shows. */
export const hasBookedCar = ({ car }: TireHotelState, { vehicles }: Validated): boolean =>
  car !== null && vehicles[car.index]?.name === car.name;

/** Where to go on: what that needs is there. */
function resumed(state: TireHotelState, validated: Validated): Resumed {
  const { resumes, slot, confirmation } = state;
  const target = (resumes && resumedAt[resumes]) ?? 'tires';
  if (!hasBookedCar(state, validated)) return 'tires';
  if (target === 'confirmed') return confirmation ? 'confirmed' : 'tires';
  return (target === 'contact' || target === 'booking') && slot === null ? 'days' : target;
}

const resumes =
  (target: Resumed) =>
  (state: TireHotelState, { payload }: LoginSucceeded): boolean =>
    resumed(state, payload.validated) === target;

export const tireHotelGuards = {
  wasLoggingOut: (_state: TireHotelState, { payload }: Restored): boolean =>
    payload.saved?.step === 'loggingOut' || payload.saved?.step === 'logOutFailed',
  wasLoggedIn: (state: TireHotelState): boolean => isInSession(state.resumes),
  hasNumber: ({ regNo }: TireHotelState): boolean => regNo !== '',
  hasCode: ({ credentials }: TireHotelState): boolean => credentials !== null,
  toSearch: opens(0),
  toLogin: opens(1),
  toValidate: opens(2),
  toTires: opens(3),
  toDays: opens(4),
  toContact: opens(5),
  resumesConfirmed: resumes('confirmed'),
  resumesBooking: resumes('booking'),
  resumesContact: resumes('contact'),
  resumesDays: resumes('days'),
  hasFreeDay: ({ day }: TireHotelState, { payload }: PayloadAction<{ days: readonly string[] }>): boolean =>
    day !== '' && payload.days.includes(day),
  hasNoTimes: ({ day, times }: TireHotelState): boolean => day !== '' && times?.length === 0,
  hasSlot: ({ slot }: TireHotelState): boolean => slot !== null,
};
