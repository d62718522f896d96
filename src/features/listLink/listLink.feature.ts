import { defineFeature } from '@/effects/feature';
import { listLinkSlice } from './listLink.slice';
import { listLinkWatch } from './sagas/listLink.saga';

/** The list's question as a link. What was asked stands in its address. */
export const listLinkFeature = defineFeature({
  name: 'listLink',
  owner: 'page',
  slices: [listLinkSlice],
  watch: listLinkWatch,
  personal: {
    state: { listLink: ['address?*'] },
    actions: {
      'listLink/linkAsked': [],
      'listLink/linkShared': [],
      'listLink/linkCopied': [],
      'listLink/linkRefused': ['address?*'],
      'listLink/noteClosed': [],
    },
  },
});
