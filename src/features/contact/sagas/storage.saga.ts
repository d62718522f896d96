import { port } from '@/effects/sagaContext';
import { put, select, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import type { WatchRow } from '@/effects/watch';
import { decodeContact, encodeContact, STORAGE_KEY } from '../contact.persistence';
import { selectContact } from '../contact.selectors';
import { contactActions, contactSlice, CONTACT_ANCHORS } from '../contact.slice';

/** What the visitor typed on an earlier page of this session, then the link by which this page was opened. */
export function* restore({ payload: { carId } }: ReturnType<typeof contactActions.opened>): Saga {
  const session = yield* port('session');
  const saved = decodeContact(session.read(STORAGE_KEY), carId);
  if (saved) {
    const { draft, request, planLeftOut } = saved;
    yield* put(contactActions.draftRestored({ draft, request, planLeftOut }));
    // The same id: a request that arrived is not a second one.
    if (saved.isSending && saved.request) yield* put(contactActions.resumed());
  }
  const address = yield* port('address');
  const fragment = address.current().address.split('#')[1] ?? '';
  const anchor = CONTACT_ANCHORS.find((one) => one === fragment);
  if (anchor) yield* put(contactActions.anchorVisited({ anchor }));
}

/** Saves the form after each of its actions and before any later effect: the id of a request before it is sent. */
export const save: WatchRow = {
  name: 'contact save',
  *saga(): Saga {
    for (;;) {
      const action = yield* takeFromSlices(contactSlice);
      // What is stored is still to be read.
      if (contactActions.opened.match(action)) continue;
      const state = yield* select(selectContact);
      const session = yield* port('session');
      if (state.carId !== null) session.write(STORAGE_KEY, encodeContact(state));
    }
  },
};
