import type { UnknownAction } from '@reduxjs/toolkit';
import { SERVICE_REQUEST_FORM } from '@/domain/forms/serviceRequest';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { saveToSession } from '@/effects/saveToSession';
import { requestOf, sendForm } from '@/effects/sendForm';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { AppError } from '@/errors/result';
import { selectContext } from '@/store/context';
import { serviceRequestFlow } from '../serviceRequest.flow';
import { decodeServiceRequest, encodeServiceRequest, STORAGE_KEY } from '../serviceRequest.persistence';
import { selectRequestValues, selectServiceRequest, selectServiceRequestFlow } from '../serviceRequest.selectors';
import { serviceRequestActions, serviceRequestSlice } from '../serviceRequest.slice';

/** Includes the time that the visitor needs for the permission dialog. */
const LOCATE_LIMIT_MS = 60_000;

/** The specification has one sentence for every failure; an unexpected one also has its reference. */
const failure = (error: AppError): UnknownAction =>
  serviceRequestActions.submitFailed({
    error: error.code === 'UNEXPECTED' ? error : { code: 'SERVICE_REQUEST_FAILED', params: {} },
    isUsed: error.code === 'FORM_ID_REUSED',
  });

function* submitting(): Saga<UnknownAction> {
  const values = yield* select(selectRequestValues);
  const { request: earlier, draft, filledMs } = yield* select(selectServiceRequest);
  if (!values) return failure({ code: 'BAD_REQUEST', params: {} });
  const request = yield* requestOf(earlier, values);
  if (request !== earlier) yield* put(serviceRequestActions.requestSent(request));
  const { locale } = yield* select(selectContext);
  const { website } = draft;
  const result = yield* sendForm({ name: SERVICE_REQUEST_FORM, request, locale, website, filledMs });
  return result.ok ? serviceRequestActions.sent(result.value) : failure(result.error);
}

/** The day of today, and what an earlier page of this session saved. */
function* open(): Saga {
  const clock = yield* port('clock');
  yield* put(serviceRequestActions.clockRead({ now: new Date(clock.now()).toISOString() }));
  const session = yield* port('session');
  const saved = decodeServiceRequest(session.read(STORAGE_KEY));
  if (!saved) return;
  yield* put(serviceRequestActions.draftRestored({ draft: saved.draft, request: saved.request }));
  // The same id: a request that arrived is not a second one.
  if (saved.isSending && saved.request) yield* put(serviceRequestActions.resumed());
}

/** The position stays here: the distances are computed in the browser. */
function* locate(): Saga {
  const position = yield* port('position');
  const result = yield* attempt(() => position.here(), {
    limitMs: LOCATE_LIMIT_MS,
    error: 'LOCATION_REFUSED',
    where: 'position',
  });
  yield* put(
    result.ok
      ? serviceRequestActions.positionFound(result.value)
      : serviceRequestActions.positionFailed({ error: result.error }),
  );
}

export const serviceRequestWatch: WatchTable = [
  workers(serviceRequestFlow, selectServiceRequestFlow, { submitting }, { submitting: failure }),
  watch({ on: serviceRequestActions.opened, how: 'latest', run: open }),
  watch({ on: serviceRequestActions.positionRequested, how: 'leading', run: locate }),
  saveToSession({
    slice: serviceRequestSlice,
    key: STORAGE_KEY,
    select: selectServiceRequest,
    encode: encodeServiceRequest,
    except: [serviceRequestActions.opened, serviceRequestActions.clockRead],
  }),
];
