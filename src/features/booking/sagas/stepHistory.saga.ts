import { stepHistory } from '@/effects/stepHistory';
import { selectBooking, selectOpenStep, selectSteps } from '../booking.selectors';
import { bookingActions, bookingSlice } from '../booking.slice';
import type { BookingState, BookingStep, StepNumber } from '../booking.state';

/** A reload loads car and services again; until then no further step can be opened. */
const loading: ReadonlySet<BookingStep> = new Set<BookingStep>(['unread', 'lookingUp', 'loadingServices']);

const isStep = (step: number): step is StepNumber => [0, 1, 2, 3, 4, 5].includes(step);

function reopen(state: BookingState, step: number) {
  if (!isStep(step)) return null;
  const action = bookingActions.stepReopened({ step });
  return bookingSlice.reducer(state, action).flow.entered === state.flow.entered ? null : action;
}

export const bookingSteps = stepHistory({
  name: 'booking',
  slice: bookingSlice,
  entered: bookingActions.entered,
  left: bookingActions.left,
  selectState: selectBooking,
  selectStep: selectOpenStep,
  selectOrder: selectSteps,
  reopen,
  isLoading: ({ flow }) => loading.has(flow.value),
  // Back while the slot is being reserved takes the choice back.
  takeBack: ({ flow }) => (flow.value === 'holding' ? bookingActions.slotCleared() : null),
  done: 5,
  isFirst: (step) => step === 5,
});
