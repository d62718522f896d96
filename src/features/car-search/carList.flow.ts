import type { FlowSpec } from '@/machine/flow.types';

export type FacetsPhase = 'settled' | 'searching' | 'paging' | 'searchFailed' | 'pagingFailed';
export type FacetsFlowEvent =
  | 'termToggled'
  | 'rangesSettled'
  | 'keyphraseChanged'
  | 'queryChosen'
  | 'sortChosen'
  | 'filterRemoved'
  | 'filtersCleared'
  | 'moreRequested'
  | 'previousRequested'
  | 'retried'
  | 'queryDecoded'
  | 'historyRestored'
  | 'sessionRestored'
  | 'resultsLoaded'
  | 'searchFailed'
  | 'pageLoaded'
  | 'pageFailed';

/** A new question is asked from every state; the sequence in it tells old answers from the newest. */
const asking = {
  termToggled: 'searching',
  rangesSettled: 'searching',
  keyphraseChanged: 'searching',
  queryChosen: 'searching',
  sortChosen: 'searching',
  filterRemoved: 'searching',
  filtersCleared: 'searching',
  queryDecoded: 'searching',
  historyRestored: 'settled',
  sessionRestored: 'settled',
} as const;

/** The car list: what is asked, and how far the answer has come. It has no end: a list is left, not finished. */
export const carListFlow = {
  id: 'carList',
  initial: 'settled',
  endless: true,
  states: {
    settled: { kind: 'ask', on: { ...asking, moreRequested: 'paging', previousRequested: 'paging' } },
    searching: {
      kind: 'work',
      fails: ['searchFailed'],
      on: { ...asking, resultsLoaded: 'settled', searchFailed: 'searchFailed' },
    },
    paging: {
      kind: 'work',
      fails: ['pageFailed'],
      on: { ...asking, pageLoaded: 'settled', pageFailed: 'pagingFailed' },
    },
    searchFailed: { kind: 'error', on: { ...asking, retried: 'searching' } },
    pagingFailed: {
      kind: 'error',
      on: { ...asking, retried: 'paging', moreRequested: 'paging', previousRequested: 'paging' },
    },
  },
} as const satisfies FlowSpec<FacetsPhase, FacetsFlowEvent, never>;
