import { defineFeature } from '@/effects/feature';
import { shareLinkSlice } from './shareLink.slice';
import { shareLinkWatch } from './sagas/shareLink.saga';

/** The list's question as a link. What was asked stands in its address. */
export const shareLinkFeature = defineFeature({
  name: 'shareLink',
  owner: 'page',
  slices: [shareLinkSlice],
  watch: shareLinkWatch,
  personal: {
    state: { shareLink: ['address?*'] },
    actions: {
      'shareLink/linkRequested': [],
      'shareLink/linkShared': [],
      'shareLink/linkCopied': [],
      'shareLink/sharingFailed': ['address?*'],
      'shareLink/noticeClosed': [],
    },
  },
});
