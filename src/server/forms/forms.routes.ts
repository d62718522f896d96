import { Hono } from 'hono';
import { mixed, number, object, string, type ObjectSchema } from 'yup';
import {
  FORM_SUBMISSION_ID,
  type FormRequest,
  type SpamCheck,
  type SubmissionReceipt,
} from '@/domain/forms/submission';
import type { Result } from '@/errors/result';
import type { Locale } from '@/sites/site.types';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import { refuseUnreadable } from '../http/unreadable';
import { formKindOf } from './formDefinitions';
import type { FormsService } from './forms.service';
import { formErrorResponse, localeOf, siteOfRequest } from './formRequest';
import { plainFormRoutes, type PlainRoutesParts } from './plainForm.routes';
import type { PlainReceipts } from './plainReceipts';
import type { PlainForm } from './plainSubmission';
import type { SpamChecks } from './spamCheck';
import { isObject } from '@/lib/guards';

/** A form is a page of text at most. */
const BODY_BYTES = 32_768;

const checkSchema: ObjectSchema<SpamCheck> = object({
  website: string().strict().max(1_000, 'tooLong').defined('required'),
  filledMs: number().strict().min(0).optional(),
  proof: object({
    challenge: string().strict().required('required').max(200, 'tooLong'),
    nonce: number().strict().integer().min(0).required('required'),
  })
    .noUnknown('unknown')
    .optional()
    .default(undefined),
}).noUnknown('unknown');

const requestSchema = object({
  formName: string().strict().required('required').max(100, 'tooLong'),
  formSubmissionId: string().strict().required('required').matches(FORM_SUBMISSION_ID, 'is no id'),
  values: mixed<object>((value): value is object => isObject(value))
    .typeError('is no object')
    .required('required'),
  locale: string<Locale>().strict().max(20, 'tooLong').optional(),
  check: checkSchema.optional().default(undefined),
}).noUnknown('unknown') satisfies ObjectSchema<FormRequest<object>>;

/**
 * POST /api/forms/comhub (specification 2 section 7): 202 with the receipt. A repeated formSubmissionId is the same
 * submission, with other content it is 422. POST /api/forms/plain/… take the same forms from pages without JavaScript.
 */
export function formsRoutes(
  service: FormsService,
  spam: SpamChecks,
  receipts: PlainReceipts,
  plain: readonly PlainForm[] = [],
  confirm?: PlainRoutesParts['confirm'],
) {
  const routes = new Hono<AppEnv>();
  routes.use(limitBody(BODY_BYTES));
  routes.onError(refuseUnreadable('The form cannot be taken'));

  routes.post('/comhub', async (c) => {
    const site = siteOfRequest(c);
    if (!site) return errorResponse('NOT_FOUND');
    const { formName, formSubmissionId, values, locale, check } = requestSchema.validateSync(
      jsonBody(await c.req.text()),
    );
    const kind = formKindOf(formName);
    if (!kind) return errorResponse('BAD_REQUEST', { message: 'There is no form of this formName.' });
    const verdict = await spam.verdict({ site: site.name, formSubmissionId, how: 'script', check });
    if (typeof verdict === 'object') return errorResponse('PROOF_REQUIRED', { params: verdict });
    const result: Result<SubmissionReceipt> = await service.submit({
      site,
      locale: localeOf(site, locale ?? c.req.header('accept-language')),
      kind,
      formSubmissionId,
      values,
      isHeld: verdict === 'held',
    });
    return result.ok ? c.json(result.value, 202) : formErrorResponse(result.error);
  });

  routes.route('/plain', plainFormRoutes({ service, spam, receipts, forms: plain, confirm }));
  return routes;
}
