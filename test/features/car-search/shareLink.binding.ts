import { bindFlow } from '@test/kit/bindFlow';
import * as shareLinkActions from '@/features/car-search/shareLink.slice';
import { shareLinkSlice } from '@/features/car-search/shareLink.slice';

export const shareLinkBinding = bindFlow(shareLinkSlice, {
  actions: {
    linkRequested: shareLinkActions.linkRequested(),
    linkShared: shareLinkActions.linkShared(),
    linkCopied: shareLinkActions.linkCopied(),
    sharingFailed: shareLinkActions.sharingFailed({ address: 'https://test.example/kop-bil' }),
    noticeClosed: shareLinkActions.noticeClosed(),
  },
  guards: {},
});
