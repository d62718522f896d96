import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/stories/stories.slice';
import { storiesSlice } from '@/features/stories/stories.slice';

const loaded: events.LoadedStories = { sequence: 7, ids: ['A'], total: 9, cursor: 'next', hasNext: true };
const failure = { sequence: 7, error: { code: 'STORIES_FAILED', params: {} } } as const;
const view = { tags: ['elbil'], shown: 8 };

export const storiesBinding = bindFlow(storiesSlice, {
  actions: {
    indexOpened: events.indexOpened({
      index: { id: 'I', path: '/livet-med-bil' },
      tags: [{ id: 'T', key: 'elbil', value: 'Elbil' }],
      view,
    }),
    tagToggled: events.tagToggled({ key: 'elbil' }),
    tagsCleared: events.tagsCleared(),
    viewRead: events.viewRead({ view }),
    moreRequested: events.moreRequested(),
    retried: events.retried(),
    storiesLoaded: events.storiesLoaded(loaded),
    storiesFailed: events.storiesFailed(failure),
    moreLoaded: events.moreLoaded(loaded),
    moreFailed: events.moreFailed(failure),
  },
  guards: {
    isLatest: { slice: { sequence: 7 } },
    isLatestAndEmpty: {
      action: events.storiesLoaded({ ...loaded, ids: [], total: 0, hasNext: false }),
      slice: { sequence: 7 },
    },
  },
});
