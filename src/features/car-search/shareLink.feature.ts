import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { shareLinkSlice } from './shareLink.slice';
import { shareLinkWatch } from './sagas/shareLink.saga';

/** The list's question as a link. What was asked stands in its address. */
export const shareLinkFeature = defineFeature({
  name: 'shareLink',
  owner: 'page',
  slices: [shareLinkSlice],
  watch: shareLinkWatch,
  public: [publicFields(shareLinkSlice, { state: [] })],
});
