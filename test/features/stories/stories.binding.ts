import { bindFlow } from '@test/kit/bindFlow';
import * as storiesActions from '@/features/stories/stories.slice';
import { storiesSlice } from '@/features/stories/stories.slice';

const loaded: storiesActions.LoadedStories = { sequence: 7, ids: ['A'], total: 9, cursor: 'next', hasNext: true };
const failure = { sequence: 7, error: { code: 'STORIES_FAILED', params: {} } } as const;
const view = { tags: ['elbil'], shown: 8 };

export const storiesBinding = bindFlow(storiesSlice, {
  actions: {
    indexOpened: storiesActions.indexOpened({
      index: { id: 'I', path: '/livet-med-bil' },
      tags: [{ id: 'T', key: 'elbil', value: 'Elbil' }],
      view,
    }),
    tagToggled: storiesActions.tagToggled({ key: 'elbil' }),
    tagsCleared: storiesActions.tagsCleared(),
    viewRead: storiesActions.viewRead({ view }),
    moreRequested: storiesActions.moreRequested(),
    retried: storiesActions.retried(),
    storiesLoaded: storiesActions.storiesLoaded(loaded),
    storiesFailed: storiesActions.storiesFailed(failure),
    moreLoaded: storiesActions.moreLoaded(loaded),
    moreFailed: storiesActions.moreFailed(failure),
  },
  guards: {
    isLatest: { slice: { sequence: 7 } },
    isLatestAndEmpty: {
      action: storiesActions.storiesLoaded({ ...loaded, ids: [], total: 0, hasNext: false }),
      slice: { sequence: 7 },
    },
  },
});
