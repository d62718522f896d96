import type { FlowSpec } from '@/machine/flow.types';

export type StoriesStep = 'unopened' | 'loading' | 'list' | 'empty' | 'loadingMore' | 'failed' | 'moreFailed';
export type StoriesFlowEvent =
  | 'indexOpened'
  | 'tagToggled'
  | 'tagsCleared'
  | 'viewRead'
  | 'moreAsked'
  | 'retried'
  | 'storiesArrived'
  | 'storiesFailed'
  | 'moreArrived'
  | 'moreFailed';
export type StoriesGuard = 'none';

/** Another choice of tags begins anew from every state; the sequence in it tells old answers from the newest. */
const anew = { tagToggled: 'loading', tagsCleared: 'loading', viewRead: 'loading' } as const;

/** The list of an index of stories. It has no end: a list is left, not finished. */
export const storiesFlow = {
  id: 'stories',
  initial: 'unopened',
  endless: true,
  states: {
    unopened: { kind: 'ask', on: { indexOpened: 'loading' } },
    loading: {
      kind: 'work',
      fails: ['storiesFailed'],
      on: { ...anew, storiesArrived: [{ to: 'empty', when: 'none' }, { to: 'list' }], storiesFailed: 'failed' },
    },
    list: { kind: 'ask', on: { ...anew, moreAsked: 'loadingMore' } },
    empty: { kind: 'ask', on: anew },
    loadingMore: {
      kind: 'work',
      fails: ['moreFailed'],
      on: { ...anew, moreArrived: 'list', moreFailed: 'moreFailed' },
    },
    failed: { kind: 'error', on: { ...anew, retried: 'loading' } },
    moreFailed: { kind: 'error', on: { ...anew, moreAsked: 'loadingMore', retried: 'loadingMore' } },
  },
} as const satisfies FlowSpec<StoriesStep, StoriesFlowEvent, StoriesGuard>;
