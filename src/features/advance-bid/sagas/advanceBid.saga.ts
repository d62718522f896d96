import type { UnknownAction } from '@reduxjs/toolkit';
import { ADVANCE_BID_FORM, type AdvanceBidValues } from '@/domain/forms/advanceBid';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { saveToSession } from '@/effects/saveToSession';
import { requestOf, sendForm } from '@/effects/sendForm';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { selectContext } from '@/store/context';
import { advanceBidFlow } from '../advanceBid.flow';
import { decodeBid, encodeBid, STORAGE_KEY } from '../advanceBid.persistence';
import { selectAdvanceBid, selectAdvanceBidFlow, selectBidValues } from '../advanceBid.selectors';
import { advanceBidActions, advanceBidSlice } from '../advanceBid.slice';

function* submitting(): Saga<UnknownAction> {
  const rest = yield* select(selectBidValues);
  const { request: earlier, draft, filledMs } = yield* select(selectAdvanceBid);
  if (!rest) return advanceBidActions.submitFailed({ error: { code: 'BAD_REQUEST', params: {} } });
  const address = yield* port('address');
  const values: AdvanceBidValues = { ...rest, source: address.current().address.split(/[?#]/)[0] ?? '' };
  const request = yield* requestOf(earlier, values);
  if (request !== earlier) yield* put(advanceBidActions.requestSent(request));
  const { locale } = yield* select(selectContext);
  const { website } = draft;
  const result = yield* sendForm({ name: ADVANCE_BID_FORM, request, locale, website, filledMs });
  return result.ok ? advanceBidActions.sent(result.value) : advanceBidActions.submitFailed({ error: result.error });
}

/** What an earlier page of this session saved. */
function* restore({ payload: { carId } }: ReturnType<typeof advanceBidActions.opened>): Saga {
  const session = yield* port('session');
  const saved = decodeBid(session.read(STORAGE_KEY), carId);
  if (!saved) return;
  yield* put(advanceBidActions.draftRestored({ draft: saved.draft, request: saved.request }));
  // The same id: a bid that arrived is not a second one.
  if (saved.isSending && saved.request) yield* put(advanceBidActions.resumed());
}

export const advanceBidWatch: WatchTable = [
  workers(
    advanceBidFlow,
    selectAdvanceBidFlow,
    { submitting },
    { submitting: (error) => advanceBidActions.submitFailed({ error }) },
  ),
  watch({ on: advanceBidActions.opened, how: 'latest', run: restore }),
  saveToSession({
    slice: advanceBidSlice,
    key: STORAGE_KEY,
    select: selectAdvanceBid,
    encode: (state) => (state.carId === null ? null : encodeBid(state)),
    except: [advanceBidActions.opened],
  }),
];
