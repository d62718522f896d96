import { bindFlow } from '@test/kit/bindFlow';
import * as events from '@/features/listLink/listLink.events';
import { listLinkFlow } from '@/features/listLink/listLink.flow';
import { listLinkSlice } from '@/features/listLink/listLink.slice';

export const listLinkBinding = bindFlow(
  { ...listLinkSlice, flow: listLinkFlow },
  {
    actions: {
      linkAsked: events.linkAsked(),
      linkShared: events.linkShared(),
      linkCopied: events.linkCopied(),
      linkRefused: events.linkRefused({ address: 'https://test.example/kop-bil' }),
      noteClosed: events.noteClosed(),
    },
    guards: {},
  },
);
