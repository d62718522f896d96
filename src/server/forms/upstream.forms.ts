import { boolean, object, string } from 'yup';
import type { ReplyTime } from '@/domain/forms/submission';
import { failed, ok } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import { referenceOf } from './embedded.forms';
import type { FormsService } from './forms.service';

export interface FormsUpstream {
  /** Receives the POST. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
}

/** Names the site, since the request comes to the service's own host. */
export const SITE_HEADER = 'X-Site';

const LIMIT_MS = 15_000;
/** Refusals of another installation of this product that are passed on. */
const PASSED_ON = [
  'DEPARTMENT_NOT_FOUND',
  'FORM_ID_REUSED',
  'BAD_REQUEST',
  'CAR_NOT_FOUND',
  'BIDS_CLOSED',
  'BID_TOO_LOW',
  'BID_OFF_STEP',
] as const;

const replySchema = object({
  isOpen: boolean().required(),
  date: string().required(),
  time: string().required(),
}).required();
const isReply = (value: unknown): value is ReplyTime => replySchema.isValidSync(value, { strict: true });

/** The reference of the response, else our own: the specification does not show the response. */
const receiptOf = (body: unknown, formSubmissionId: string) => {
  const { reference, reply } = isRecord(body) ? body : {};
  return {
    reference: typeof reference === 'string' && reference.length <= 40 ? reference : referenceOf(formSubmissionId),
    reply: isReply(reply) ? reply : null,
  };
};

/** Passes submissions on to a real service; another installation of this product is one. */
export function createUpstreamForms(
  { url, key }: FormsUpstream,
  { fetch = globalThis.fetch, report }: { fetch?: typeof globalThis.fetch; report: (error: unknown) => void },
): FormsService {
  return {
    async submit({ site, locale, kind, formSubmissionId, values, isHeld }) {
      // The service has no place for what is probably not a person's.
      if (isHeld) return ok(receiptOf(null, formSubmissionId));
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(LIMIT_MS),
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            'Idempotency-Key': formSubmissionId,
            'Accept-Language': locale,
            [SITE_HEADER]: site.name,
            ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ formName: kind, formSubmissionId, values }),
        });
        const body = parsedJson(await response.text());
        if (response.ok) return ok(receiptOf(body, formSubmissionId));
        const error = isRecord(body) && isRecord(body.error) ? body.error : {};
        const known = PASSED_ON.find((code) => code === error.code);
        if (known) return failed(known, typeof error.amount === 'string' ? { amount: error.amount } : {});
        report(new Error(`The forms service responded ${response.status}.`));
      } catch (error) {
        report(error);
      }
      return failed('FORM_FAILED');
    },
  };
}
