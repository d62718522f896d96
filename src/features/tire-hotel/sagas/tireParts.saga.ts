import type { UnknownAction } from '@reduxjs/toolkit';
import { TIRE_REQUEST_FORM } from '@/domain/forms/tireRequest';
import { call, put, select, type Saga } from '@/effects/sagaEffects';
import { requestOf, sendForm } from '@/effects/sendForm';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { AppError } from '@/errors/result';
import { loadCode } from '@/lib/loadCode';
import { selectContext } from '@/store/context';
import { tireHotelActions } from '../tireHotel.slice';
import {
  selectTireRequest,
  selectTireRequestFlow,
  selectTireRequestDraft,
  selectTireReview,
  selectTireReviewFlow,
} from '../tireParts.selectors';
import { tireRequestFlow } from '../tireRequest.flow';
import { tireRequestActions } from '../tireRequest.slice';
import { tireReviewFlow } from '../tireReview.flow';
import { tireReviewActions } from '../tireReview.slice';
import { failure, sessionCall } from './sessionCall';
import { today } from './tireTimes.saga';

const REVIEW_LIMIT_MS = 15_000;

function* sendReview(): Saga<UnknownAction> {
  const { stars, comment } = yield* select(selectTireReview);
  if (stars === null) throw new Error('There are no stars to send.');
  const review = { rating: stars, comment, date: yield* today() };
  const result = yield* sessionCall((tireHotel, signal) => tireHotel.review(review, signal), {
    limitMs: REVIEW_LIMIT_MS,
    retry: false,
    where: 'tire hotel review',
  });
  return result.ok ? tireReviewActions.sent() : tireReviewActions.sendFailed(failure(result));
}

/** Each booking has a rating of its own. */
function* restartReview(): Saga {
  if ((yield* select(selectTireReviewFlow)).value === 'sent') yield* put(tireReviewActions.restarted());
}

const schemaCode = () => import('@/domain/forms/tireRequest.schema');
/** With its library, which nothing else needs before the contact step. */
const loadSchema = async () => (await loadCode(schemaCode, { isNeeded: true })).tireRequestSchema;

/** One sentence for every failure; an unexpected one also has its reference. */
const notSent = (error: AppError): UnknownAction =>
  tireRequestActions.submitFailed({
    error: error.code === 'UNEXPECTED' ? error : { code: 'TIRE_HOTEL_FAILED', params: {} },
    isUsed: error.code === 'FORM_ID_REUSED',
  });

function* sendRequest(): Saga<UnknownAction> {
  const given = yield* select(selectTireRequestDraft);
  const schema = yield* call(loadSchema);
  if (!given || !schema.isValidSync(given)) return notSent({ code: 'BAD_REQUEST', params: {} });
  const { request: earlier, draft, filledMs } = yield* select(selectTireRequest);
  const request = yield* requestOf(earlier, schema.cast(given));
  if (request !== earlier) yield* put(tireRequestActions.requestSent(request));
  const { locale } = yield* select(selectContext);
  const { website } = draft;
  const result = yield* sendForm({ name: TIRE_REQUEST_FORM, request, locale, website, filledMs });
  return result.ok ? tireRequestActions.sent(result.value) : notSent(result.error);
}

export const tirePartsWatch: WatchTable = [
  workers(
    tireReviewFlow,
    selectTireReviewFlow,
    { sending: sendReview },
    { sending: (error) => tireReviewActions.sendFailed({ error }) },
  ),
  watch({ on: tireHotelActions.booked, how: 'every', run: restartReview }),
  workers(tireRequestFlow, selectTireRequestFlow, { submitting: sendRequest }, { submitting: notSent }),
];
