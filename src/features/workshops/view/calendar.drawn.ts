/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  shut: 'WorkshopPicker',
  loading: 'WeekView',
  shown: 'WeekView',
  loadingMore: 'WeekView',
  failed: 'WeekView',
  moreFailed: 'WeekView',
} as const;
