/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  quiet: 'PlaceField',
  finding: 'PlaceField',
  listed: 'PlaceField',
  findFailed: 'PlaceField',
  locating: 'PlaceField',
  locateFailed: 'PlaceField',
} as const;
