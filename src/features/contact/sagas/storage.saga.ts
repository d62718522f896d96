import { port } from '@/effects/sagaContext';
import { put, type Saga } from '@/effects/sagaEffects';
import { saveToSession } from '@/effects/saveToSession';
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

export const save = saveToSession({
  slice: contactSlice,
  key: STORAGE_KEY,
  select: selectContact,
  encode: (state) => (state.carId === null ? null : encodeContact(state)),
  except: [contactActions.opened],
});
