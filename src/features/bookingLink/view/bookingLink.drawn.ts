/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  opening: 'BookingLinkView',
  missing: 'BookingTrouble',
  shown: 'BookingCard',
  loadingTimes: 'NewTime',
  timesTrouble: 'BookingTrouble',
  choosing: 'NewTime',
  moving: 'NewTime',
  moveTrouble: 'BookingTrouble',
  asking: 'BookingCard',
  cancelling: 'BookingCard',
  cancelTrouble: 'BookingTrouble',
} as const;
