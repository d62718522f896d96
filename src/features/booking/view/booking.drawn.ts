/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  unread: 'PlaceStep',
  identifying: 'PlaceStep',
  lookingUp: 'PlaceStep',
  lookupFailed: 'PlaceStep',
  loadingServices: 'ServicesStep',
  servicesFailed: 'ServicesStep',
  choosingServices: 'ServicesStep',
  loadingAddons: 'ServicesStep',
  choosingAddons: 'ServicesStep',
  choosingTime: 'TimeStep',
  holding: 'TimeStep',
  slotLost: 'TimeStep',
  contact: 'ContactStep',
  booking: 'ContactStep',
  bookingFailed: 'ContactStep',
  confirmed: 'Confirmation',
} as const;
