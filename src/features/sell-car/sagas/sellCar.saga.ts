import type { UnknownAction } from '@reduxjs/toolkit';
import { PLATE, plainPlate, SELL_CAR_FORM, type SellCarValues } from '@/domain/forms/sellCar';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { saveToSession } from '@/effects/saveToSession';
import { requestOf, sendForm } from '@/effects/sendForm';
import { stepHistory } from '@/effects/stepHistory';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { AppError } from '@/errors/result';
import { selectContext } from '@/store/context';
import { carValuationFlow } from '../carValuation.flow';
import { carValuationActions } from '../carValuation.slice';
import { sellCarFlow } from '../sellCar.flow';
import { decodeSellCar, encodeSellCar, STORAGE_KEY } from '../sellCar.persistence';
import {
  selectCarValuationFlow,
  selectSellCar,
  selectSellCarFlow,
  selectSellCarStep,
  selectSellCarValues,
  SENT_STEP,
} from '../sellCar.selectors';
import { sellCarActions, sellCarSlice, type SellCarState, type SellCarStep, type TradeInFor } from '../sellCar.slice';
import { photosSettled, sendPhotos } from './photos.saga';
import { estimating, lookingUp } from './valuation.saga';

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
const withoutRange = ({ range: _range, ...values }: SellCarValues) => values;

function* submitting(): Saga<UnknownAction> {
  yield* photosSettled();
  const values = yield* select(selectSellCarValues);
  const { request: earlier, draft, filledMs } = yield* select(selectSellCar);
  if (!values) return failure({ code: 'BAD_REQUEST', params: {} });
  const request = yield* requestOf(earlier, values, withoutRange);
  if (request !== earlier) yield* put(sellCarActions.requestSent(request));
  const { locale } = yield* select(selectContext);
  const { website } = draft;
  const result = yield* sendForm({ name: SELL_CAR_FORM, request, locale, website, filledMs });
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

const ORDER: readonly SellCarStep[] = [0, 1, 2];

/** A car that was sent is not changed; the further steps need its number. */
function reopen({ flow, draft }: SellCarState, to: number) {
  const step = ORDER.find((one) => one === to);
  if (step === undefined || flow.value === 'sent') return null;
  return step === 0 || PLATE.test(plainPlate(draft.regno)) ? sellCarActions.stepOpened({ step }) : null;
}

const sellCarSteps = stepHistory({
  name: 'sell',
  slice: sellCarSlice,
  entered: sellCarActions.entered,
  left: sellCarActions.left,
  selectState: selectSellCar,
  selectStep: selectSellCarStep,
  selectOrder: () => ORDER,
  reopen,
  isLoading: () => false,
  takeBack: () => null,
  done: SENT_STEP,
  isFirst: (step) => step === 0 || step === SENT_STEP,
});

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
  sellCarSteps,
  watch({ on: sellCarActions.opened, how: 'latest', run: open }),
  watch({ on: [sellCarActions.photosAdded, sellCarActions.photoRetried], how: 'leading', run: sendPhotos }),
  saveToSession({
    slice: sellCarSlice,
    key: STORAGE_KEY,
    select: selectSellCar,
    encode: encodeSellCar,
    except: [sellCarActions.opened, sellCarActions.entered],
  }),
];
