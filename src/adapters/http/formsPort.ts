import { solveProof } from '@/domain/forms/proofOfWork';
import type { FormRequest, Proof, ReplyTime, SubmissionReceipt } from '@/domain/forms/submission';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import { isBoolean, isString, nullable, objectOf, oneOf } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import type { FormsPort } from '@/ports/forms.port';
import { createFormFields } from './formFields';
import { jsonPost, sendRequest, type Fetch } from './sendRequest';

const PATH = '/api/forms/comhub';

const isReceipt = objectOf<SubmissionReceipt>({
  reference: isString,
  reply: nullable(objectOf<ReplyTime>({ isOpen: isBoolean, date: isString, time: isString })),
});
const isKnownCode = oneOf<ErrorCode>(
  'CAR_NOT_FOUND',
  'DEPARTMENT_NOT_FOUND',
  'FORM_NOT_FOUND',
  'FORM_ID_REUSED',
  'PROOF_REQUIRED',
  'UPLOAD_GONE',
  'BIDS_CLOSED',
  'BID_TOO_LOW',
  'BID_OFF_STEP',
);

/**
 * Forms over POST /api/forms/comhub. A requested proof of work is done here: the visitor only waits a moment longer.
 * @param digest SHA-256
 */
export function createFormsPort(
  fetch: Fetch,
  digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
): FormsPort {
  const send = async (
    request: FormRequest<object>,
    signal: AbortSignal | undefined,
  ): Promise<Result<SubmissionReceipt>> => {
    const exchanged = await sendRequest(fetch, PATH, jsonPost(request, signal));
    // Specification 2 section 8 has one error for every failure.
    if (!exchanged) return failed('FORM_FAILED');
    const { response, body } = exchanged;
    if (response.ok && isReceipt(body)) return ok(body);
    const error = isRecord(body) && isRecord(body.error) ? body.error : {};
    if (!isKnownCode(error.code) || response.ok) return failed('FORM_FAILED');
    return failed(
      error.code,
      isString(error.challenge) && typeof error.bits === 'number'
        ? { challenge: error.challenge, bits: error.bits }
        : isString(error.amount)
          ? { amount: error.amount }
          : {},
    );
  };
  return {
    fields: createFormFields(fetch),
    async submit(request, signal) {
      const first = await send(request, signal);
      if (first.ok || first.error.code !== 'PROOF_REQUIRED') return first;
      const { challenge, bits } = first.error.params;
      if (typeof challenge !== 'string' || typeof bits !== 'number') return failed('FORM_FAILED');
      const proof: Proof = { challenge, nonce: await solveProof(challenge, bits, digest, signal) };
      return send({ ...request, check: { website: '', ...request.check, proof } }, signal);
    },
  };
}
