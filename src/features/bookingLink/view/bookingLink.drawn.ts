/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  opening: 'BookingLinkView',
  missing: 'BookingError',
  shown: 'BookingCard',
  loadingTimes: 'NewTime',
  timesFailed: 'BookingError',
  choosing: 'NewTime',
  moving: 'NewTime',
  moveFailed: 'BookingError',
  asking: 'BookingCard',
  cancelling: 'BookingCard',
  cancelFailed: 'BookingError',
} as const;
