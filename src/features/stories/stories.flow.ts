import type { FlowSpec, StateOf } from '@/machine/flow.types';

/** Another choice of tags starts again from every state. */
const restarts = { tagToggled: 'loading', tagsCleared: 'loading', viewRead: 'loading' } as const;

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
      on: {
        ...restarts,
        storiesLoaded: [
          { to: 'empty', when: 'isLatestAndEmpty' },
          { to: 'list', when: 'isLatest' },
        ],
        storiesFailed: { to: 'failed', when: 'isLatest' },
      },
    },
    list: { kind: 'ask', on: { ...restarts, moreRequested: 'loadingMore' } },
    empty: { kind: 'ask', on: restarts },
    loadingMore: {
      kind: 'work',
      fails: ['moreFailed'],
      on: {
        ...restarts,
        moreLoaded: { to: 'list', when: 'isLatest' },
        moreFailed: { to: 'moreFailed', when: 'isLatest' },
      },
    },
    failed: { kind: 'error', on: { ...restarts, retried: 'loading' } },
    moreFailed: { kind: 'error', on: { ...restarts, moreRequested: 'loadingMore', retried: 'loadingMore' } },
  },
} as const satisfies FlowSpec;

export type StoriesStep = StateOf<typeof storiesFlow>;
