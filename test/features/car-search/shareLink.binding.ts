import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/car-search/shareLink.slice';
import { shareLinkSlice } from '@/features/car-search/shareLink.slice';

export const shareLinkBinding = bindFlow(shareLinkSlice, {
  actions: {
    linkRequested: events.linkRequested(),
    linkShared: events.linkShared(),
    linkCopied: events.linkCopied(),
    sharingFailed: events.sharingFailed({ address: 'https://test.example/kop-bil' }),
    noticeClosed: events.noticeClosed(),
  },
  guards: {},
});
