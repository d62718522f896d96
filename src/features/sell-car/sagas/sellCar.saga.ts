import type { UnknownAction } from '@reduxjs/toolkit';
import { SELL_CAR_FORM, type SellCarValues } from '@/domain/forms/sellCar';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { AppError } from '@/errors/result';
import { selectContext } from '@/store/context';
import { carValuationFlow } from '../carValuation.flow';
import { carValuationActions } from '../carValuation.slice';
import { sellCarFlow } from '../sellCar.flow';
import { decodeSellCar, encodeSellCar, STORAGE_KEY } from '../sellCar.persistence';
import { selectCarValuationFlow, selectSellCar, selectSellCarFlow, selectSellCarValues } from '../sellCar.selectors';
import { sellCarActions, sellCarSlice, type TradeInFor } from '../sellCar.slice';
import { photosSettled, sendPhotos } from './photos.saga';
import { estimating, lookingUp } from './valuation.saga';

/** For the three tries together, each as slow as the server allows. */
const SUBMIT_LIMIT_MS = 50_000;
const QUOTE_REFERENCE = /^[\w-]{1,100}$/;
const CAR_ID = /^\d{5,12}$/;

/** One sentence for every failure but lost photographs; an unexpected one also has its reference. */
const failure = (error: AppError): UnknownAction =>
  sellCarActions.submitFailed({
    error:
      error.code === 'UNEXPECTED' || error.code === 'UPLOAD_GONE' ? error : { code: 'SELL_CAR_FAILED', params: {} },
    isUsed: error.code === 'FORM_ID_REUSED',
  });

/** The range is ours, and not known again at once after a reload: it makes no other submission. */
const isSame = ({ range: _one, ...values }: SellCarValues, { range: _other, ...others }: SellCarValues): boolean =>
  JSON.stringify(values) === JSON.stringify(others);

/** Sends the form. The same values keep their id through tries and reloads; changed ones are another submission. */
function* submitting(): Saga<UnknownAction> {
  yield* photosSettled();
  const values = yield* select(selectSellCarValues);
  const { request: earlier, draft, filledMs } = yield* select(selectSellCar);
  if (!values) return failure({ code: 'BAD_REQUEST', params: {} });
  const ids = yield* port('ids');
  const request = earlier && isSame(earlier.values, values) ? earlier : { id: ids.next(), values };
  if (request !== earlier) yield* put(sellCarActions.requestSent(request));
  const { locale } = yield* select(selectContext);
  const forms = yield* port('forms');
  const result = yield* attempt(
    (signal) =>
      forms.submit(
        {
          formName: SELL_CAR_FORM,
          formSubmissionId: request.id,
          values: request.values,
          locale,
          // Unknown after a reload.
          check: { website: draft.website, ...(filledMs !== null && filledMs > 0 && { filledMs }) },
        },
        signal,
      ),
    { limitMs: SUBMIT_LIMIT_MS, error: 'FORM_FAILED', where: 'sell car form' },
  );
  return result.ok ? sellCarActions.sent(result.value) : failure(result.error);
}

/** What a link to this page says: the finance quote or the car that a part exchange belongs to. */
function tradeInOf(address: string): TradeInFor | null {
  const query = new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '');
  const [quote, car] = [query.get('quoteRef') ?? '', query.get('car') ?? ''];
  const quoteReference = QUOTE_REFERENCE.test(quote) ? quote : '';
  const wantedCar = CAR_ID.test(car) ? car : '';
  return quoteReference === '' && wantedCar === '' ? null : { quoteReference, wantedCar };
}

/** What an earlier page of this session saved, then what the address asks for. */
function* open(): Saga {
  const session = yield* port('session');
  const saved = decodeSellCar(session.read(STORAGE_KEY));
  if (saved) {
    const { draft, request, tradeInFor, photos } = saved;
    yield* put(sellCarActions.draftRestored({ draft, request, tradeInFor, photos }));
    // The same id: a request that arrived is not a second one.
    if (saved.isSending && request) {
      yield* put(sellCarActions.resumed());
      return;
    }
  }
  const address = yield* port('address');
  const wanted = tradeInOf(address.current().address);
  if (wanted) yield* put(sellCarActions.tradeInRequested(wanted));
}

/** Saves the form after each of its actions and before any later effect: the id of a request before it is sent. */
const save: WatchRow = {
  name: 'sell car save',
  *saga(): Saga {
    for (;;) {
      const action = yield* takeFromSlices(sellCarSlice);
      // What is stored is still to be read.
      if (sellCarActions.opened.match(action)) continue;
      const session = yield* port('session');
      session.write(STORAGE_KEY, encodeSellCar(yield* select(selectSellCar)));
    }
  },
};

export const sellCarWatch: WatchTable = [
  workers(sellCarFlow, selectSellCarFlow, { submitting }, { submitting: failure }),
  workers(
    carValuationFlow,
    selectCarValuationFlow,
    { lookingUp, estimating },
    {
      lookingUp: (error) => carValuationActions.lookupFailed({ error }),
      estimating: (error) => carValuationActions.rangeFailed({ error }),
    },
  ),
  watch({ on: sellCarActions.opened, how: 'latest', run: open }),
  watch({ on: [sellCarActions.photosAdded, sellCarActions.photoRetried], how: 'leading', run: sendPhotos }),
  save,
];
