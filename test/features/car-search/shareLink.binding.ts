import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/car-search/shareLink.events';
import { shareLinkFlow } from '@/features/car-search/shareLink.flow';
import { shareLinkSlice } from '@/features/car-search/shareLink.slice';

export const shareLinkBinding = bindFlow(
  { ...shareLinkSlice, flow: shareLinkFlow },
  {
    actions: {
      linkRequested: events.linkRequested(),
      linkShared: events.linkShared(),
      linkCopied: events.linkCopied(),
      sharingFailed: events.sharingFailed({ address: 'https://test.example/kop-bil' }),
      noticeClosed: events.noticeClosed(),
    },
    guards: {},
  },
);
