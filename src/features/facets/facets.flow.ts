import type { FlowSpec } from '@/machine/flow.types';

export type FacetsPhase = 'settled' | 'searching' | 'paging' | 'searchFailed' | 'pagingFailed';
export type FacetsFlowEvent =
  | 'termToggled'
  | 'rangesSettled'
  | 'keyphraseGiven'
  | 'queryGiven'
  | 'sortChosen'
  | 'filterDropped'
  | 'filtersCleared'
  | 'moreAsked'
  | 'earlierAsked'
  | 'retried'
  | 'queryRead'
  | 'listRestored'
  | 'listRemembered'
  | 'answerArrived'
  | 'searchFailed'
  | 'pageArrived'
  | 'pageFailed';

/** A new question is asked from every state; the sequence in it tells old answers from the newest. */
const asking = {
  termToggled: 'searching',
  rangesSettled: 'searching',
  keyphraseGiven: 'searching',
  queryGiven: 'searching',
  sortChosen: 'searching',
  filterDropped: 'searching',
  filtersCleared: 'searching',
  queryRead: 'searching',
  listRestored: 'settled',
  listRemembered: 'settled',
} as const;

/** The car list: what is asked, and how far the answer has come. It has no end: a list is left, not finished. */
export const facetsFlow = {
  id: 'facets',
  initial: 'settled',
  endless: true,
  states: {
    settled: { kind: 'ask', on: { ...asking, moreAsked: 'paging', earlierAsked: 'paging' } },
    searching: {
      kind: 'work',
      fails: ['searchFailed'],
      on: { ...asking, answerArrived: 'settled', searchFailed: 'searchFailed' },
    },
    paging: {
      kind: 'work',
      fails: ['pageFailed'],
      on: { ...asking, pageArrived: 'settled', pageFailed: 'pagingFailed' },
    },
    searchFailed: { kind: 'error', on: { ...asking, retried: 'searching' } },
    pagingFailed: {
      kind: 'error',
      on: { ...asking, retried: 'paging', moreAsked: 'paging', earlierAsked: 'paging' },
    },
  },
} as const satisfies FlowSpec<FacetsPhase, FacetsFlowEvent, never>;
