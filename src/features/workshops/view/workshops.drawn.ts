/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  resting: 'WorkshopPicker',
  streaming: 'WorkshopPicker',
  listed: 'WorkshopPicker',
  exhausted: 'WorkshopPicker',
  streamFailed: 'WorkshopPicker',
} as const;
