import { defineFeature } from '@/effects/feature';
import { storiesRows } from '@/errors/rows/stories.rows';
import { storiesSlice } from './model/stories.slice';
import { storiesWatch } from './saga/stories.saga';

export { loadStories } from './saga/stories.saga';

/** Nothing in it is personal: stories and tags are the site's, and what an address says beside them is dropped before it is told. */
export const storiesFeature = defineFeature({
  name: 'stories',
  owner: 'page',
  slices: [storiesSlice],
  watch: storiesWatch,
  faults: storiesRows,
  personal: {
    state: { stories: [] },
    facts: {
      'stories/indexOpened': [],
      'stories/tagToggled': [],
      'stories/tagsCleared': [],
      'stories/viewRead': [],
      'stories/moreAsked': [],
      'stories/retried': [],
      'stories/storiesArrived': [],
      'stories/storiesFailed': [],
      'stories/moreArrived': [],
      'stories/moreFailed': [],
    },
  },
});
