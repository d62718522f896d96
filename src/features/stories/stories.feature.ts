import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { storiesErrors } from '@/errors/entries/stories.errors';
import { storiesSlice } from './stories.slice';
import { storiesWatch } from './sagas/stories.saga';

export { loadStories } from './sagas/stories.saga';

/** No personal data: stories and tags are the site's, and other parts of an address are dropped before recording. */
export const storiesFeature = defineFeature({
  name: 'stories',
  owner: 'page',
  slices: [storiesSlice],
  watch: storiesWatch,
  errors: storiesErrors,
  public: [
    publicFields(storiesSlice, {
      state: ['hasNext', 'error.code'],
      actions: { storiesLoaded: ['hasNext'], moreLoaded: ['hasNext'] },
    }),
  ],
});
