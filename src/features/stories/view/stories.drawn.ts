/** Which view draws each state of the flow; the model check asks for all of them. */
export const drawnBy = {
  unopened: 'StoriesView',
  loading: 'StoriesView',
  list: 'StoriesList',
  empty: 'StoriesView',
  loadingMore: 'StoriesList',
  failed: 'StoriesError',
  moreFailed: 'StoriesList',
} as const;
