import { Hono } from 'hono';
import { object, string, ValidationError } from 'yup';
import { FORM_ID } from '@/domain/forms/onlineForm';
import { FORM_SUBMISSION_ID } from '@/domain/forms/submission';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import type { FormProvider } from './formProvider.service';
import { localeOf, siteOfRequest } from './formRequest';

const BODY_BYTES = 4_096;

const requestSchema = object({
  formId: string().strict().matches(FORM_ID, 'is no form'),
  /** Ours: the page with the form, and the submission whose answers are asked for. */
  source: string().strict().max(500, 'tooLong'),
  submissionId: string().strict().matches(FORM_SUBMISSION_ID, 'is no id'),
  locale: string().strict().max(20, 'tooLong'),
}).noUnknown('unknown');

const codes = ['NOT_FOUND', 'FORM_NOT_FOUND'] as const;

/**
 * POST /api/jotform (specification 3 section 7), in the provider's shape: content with answers. With a submissionId those
 * of that submission, which only its sender knows; else the questions of the form, not answered.
 */
export function jotformRoutes(provider: FormProvider) {
  const routes = new Hono<AppEnv>();
  routes.use(limitBody(BODY_BYTES));
  routes.onError((error) => {
    if (error instanceof ValidationError || error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
    throw error;
  });

  routes.post('/', async (c) => {
    const site = siteOfRequest(c);
    if (!site) return errorResponse('NOT_FOUND');
    const body = requestSchema.validateSync(jsonBody(await c.req.text()));
    const { formId, source = '/', submissionId, locale } = body;
    if (formId === undefined || formId === '') return errorResponse('FORM_ID_MISSING');
    const found = await provider.content({ site, locale: localeOf(site, locale), formId, source, submissionId });
    if (!found.ok) return errorResponse(codes.find((code) => code === found.error.code) ?? 'ONLINE_FORM_FAILED');
    return Response.json({ responseCode: 200, message: 'success', content: [found.value] });
  });
  return routes;
}
