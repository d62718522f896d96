import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { shareLinkSlice } from './shareLink.slice';
import { shareLinkWatch } from './sagas/shareLink.saga';

/** Shares the list as a link, whose address contains the query. */
export const shareLinkFeature = defineFeature({
  name: 'shareLink',
  owner: 'page',
  slices: [shareLinkSlice],
  watch: shareLinkWatch,
  public: [publicFields(shareLinkSlice, { state: [] })],
});
