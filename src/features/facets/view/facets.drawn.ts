/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  settled: 'CarListView',
  searching: 'CarListView',
  paging: 'ListStates',
  searchFailed: 'CarListView',
  pagingFailed: 'ListStates',
} as const;
