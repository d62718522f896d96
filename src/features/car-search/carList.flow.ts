import type { FlowSpec } from '@/machine/flow.types';

/** A new search starts from every state. */
const searches = {
  termToggled: 'searching',
  rangesSettled: 'searching',
  keyphraseChanged: 'searching',
  queryChosen: 'searching',
  textSearched: 'searching',
  sortChosen: 'searching',
  filterRemoved: 'searching',
  filtersCleared: 'searching',
  queryDecoded: 'searching',
  historyRestored: 'settled',
  sessionRestored: 'settled',
} as const;

/** The car list: its query and the state of its request. `isLatest` drops responses to older requests. */
export const carListFlow = {
  id: 'carList',
  initial: 'settled',
  endless: true,
  states: {
    settled: { kind: 'ask', on: { ...searches, moreRequested: 'paging', previousRequested: 'paging' } },
    searching: {
      kind: 'work',
      fails: ['searchFailed'],
      on: {
        ...searches,
        resultsLoaded: { to: 'settled', when: 'isLatest' },
        searchFailed: { to: 'searchFailed', when: 'isLatest' },
        // Of a page requested before the query changed: dropped by the guard.
        pageLoaded: { to: 'searching', when: 'isLatest' },
        pageFailed: { to: 'searching', when: 'isLatest' },
      },
    },
    paging: {
      kind: 'work',
      fails: ['pageFailed'],
      on: {
        ...searches,
        pageLoaded: { to: 'settled', when: 'isLatest' },
        pageFailed: { to: 'pagingFailed', when: 'isLatest' },
      },
    },
    searchFailed: { kind: 'error', on: { ...searches, retried: 'searching' } },
    pagingFailed: {
      kind: 'error',
      on: { ...searches, retried: 'paging', moreRequested: 'paging', previousRequested: 'paging' },
    },
  },
} as const satisfies FlowSpec;
