/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  idle: 'CarDetailView',
  lookingUp: 'CarDetailView',
  shown: 'CarDetailView',
  missing: 'CarStates',
  lookupFailed: 'CarStates',
} as const;
