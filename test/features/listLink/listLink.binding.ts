import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/listLink/model/listLink.events';
import { listLinkFlow } from '@/features/listLink/model/listLink.flow';
import { listLinkSlice } from '@/features/listLink/model/listLink.slice';

export const listLinkBinding = bindFlow(listLinkFlow, listLinkSlice, {
  actions: {
    linkAsked: events.linkAsked(),
    linkShared: events.linkShared(),
    linkCopied: events.linkCopied(),
    linkRefused: events.linkRefused({ address: 'https://test.example/kop-bil' }),
    noteClosed: events.noteClosed(),
  },
  guards: {},
});
