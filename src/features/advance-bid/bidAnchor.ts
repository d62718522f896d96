/** Where the buttons of a lot's page lead. */
export const BID_ANCHOR = 'advance-bid';
