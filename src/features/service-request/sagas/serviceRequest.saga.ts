import type { UnknownAction } from '@reduxjs/toolkit';
import { SERVICE_REQUEST_FORM, type ServiceRequestValues } from '@/domain/forms/serviceRequest';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { AppError } from '@/errors/result';
import { selectContext } from '@/store/context';
import { serviceRequestFlow } from '../serviceRequest.flow';
import { decodeServiceRequest, encodeServiceRequest, STORAGE_KEY } from '../serviceRequest.persistence';
import { selectRequestValues, selectServiceRequest, selectServiceRequestFlow } from '../serviceRequest.selectors';
import { serviceRequestActions, serviceRequestSlice } from '../serviceRequest.slice';

/** For the three tries together, each as slow as the server allows. */
const SUBMIT_LIMIT_MS = 50_000;
/** Includes the time that the visitor needs for the permission dialog. */
const LOCATE_LIMIT_MS = 60_000;

/** The specification has one sentence for every failure; an unexpected one also has its reference. */
const failure = (error: AppError): UnknownAction =>
  serviceRequestActions.submitFailed({
    error: error.code === 'UNEXPECTED' ? error : { code: 'SERVICE_REQUEST_FAILED', params: {} },
    isUsed: error.code === 'FORM_ID_REUSED',
  });

const isSame = (one: ServiceRequestValues | undefined, other: ServiceRequestValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sends the form. The same values keep their id through tries and reloads; changed ones are another submission. */
function* submitting(): Saga<UnknownAction> {
  const values = yield* select(selectRequestValues);
  const { request: earlier, draft, filledMs } = yield* select(selectServiceRequest);
  if (!values) return failure({ code: 'BAD_REQUEST', params: {} });
  const ids = yield* port('ids');
  const request = earlier && isSame(earlier.values, values) ? earlier : { id: ids.next(), values };
  if (request !== earlier) yield* put(serviceRequestActions.requestSent(request));
  const { locale } = yield* select(selectContext);
  const forms = yield* port('forms');
  const result = yield* attempt(
    (signal) =>
      forms.submit(
        {
          formName: SERVICE_REQUEST_FORM,
          formSubmissionId: request.id,
          values,
          locale,
          // Unknown after a reload.
          check: { website: draft.website, ...(filledMs !== null && filledMs > 0 && { filledMs }) },
        },
        signal,
      ),
    { limitMs: SUBMIT_LIMIT_MS, error: 'FORM_FAILED', where: 'service request' },
  );
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

/** Saves the form after each of its actions and before any later effect: the id of a request before it is sent. */
const save: WatchRow = {
  name: 'service request save',
  *saga(): Saga {
    for (;;) {
      const action = yield* takeFromSlices(serviceRequestSlice);
      // What is stored is still to be read.
      if (serviceRequestActions.opened.match(action) || serviceRequestActions.clockRead.match(action)) continue;
      const session = yield* port('session');
      session.write(STORAGE_KEY, encodeServiceRequest(yield* select(selectServiceRequest)));
    }
  },
};

export const serviceRequestWatch: WatchTable = [
  workers(serviceRequestFlow, selectServiceRequestFlow, { submitting }, { submitting: failure }),
  watch({ on: serviceRequestActions.opened, how: 'latest', run: open }),
  watch({ on: serviceRequestActions.positionRequested, how: 'leading', run: locate }),
  save,
];
