import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/stories/stories.events';
import { storiesFlow } from '@/features/stories/stories.flow';
import { storiesSlice } from '@/features/stories/stories.slice';

const answer: events.StoriesAnswer = { sequence: 0, ids: ['A'], total: 9, cursor: 'next', hasNext: true };
const failure = { sequence: 0, error: { code: 'STORIES_FAILED', params: {} } } as const;
const view = { tags: ['elbil'], shown: 8 };

export const storiesBinding = bindFlow(
  { ...storiesSlice, flow: storiesFlow },
  {
    actions: {
      indexOpened: events.indexOpened({
        index: { id: 'I', path: '/livet-med-bil' },
        tags: [{ id: 'T', key: 'elbil', value: 'Elbil' }],
        view,
      }),
      tagToggled: events.tagToggled({ key: 'elbil' }),
      tagsCleared: events.tagsCleared(),
      viewRead: events.viewRead({ view }),
      moreAsked: events.moreAsked(),
      retried: events.retried(),
      storiesArrived: events.storiesArrived(answer),
      storiesFailed: events.storiesFailed(failure),
      moreArrived: events.moreArrived(answer),
      moreFailed: events.moreFailed(failure),
    },
    guards: { none: { action: events.storiesArrived({ ...answer, ids: [], total: 0, hasNext: false }) } },
  },
);
