/** Id of the open step's form: what goes on may stand outside it. */
export const STEP_FORM = 'booking-step';
