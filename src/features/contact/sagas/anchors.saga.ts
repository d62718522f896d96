import { eventChannel } from 'redux-saga';
import { port } from '@/effects/sagaContext';
import { put, takeFrom, type Saga } from '@/effects/sagaEffects';
import type { WatchRow } from '@/effects/watch';
import { CONTACT_ANCHORS, contactActions } from '../contact.slice';

/** Links of the page to the form, by hand or by key. */
export const anchors: WatchRow = {
  name: 'contact anchors',
  *saga(): Saga {
    const address = yield* port('address');
    const fragments = eventChannel<string>((emit) => address.listenToFragment(emit));
    try {
      for (;;) {
        const fragment = yield* takeFrom(fragments);
        const anchor = CONTACT_ANCHORS.find((one) => one === fragment);
        if (anchor) yield* put(contactActions.anchorVisited({ anchor }));
      }
    } finally {
      fragments.close();
    }
  },
};
