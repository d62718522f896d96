import { Hono } from 'hono';
import { object, string, ValidationError } from 'yup';
import { FORM_ID } from '@/domain/forms/onlineForm';
import { toProviderAnswers } from '@/domain/forms/providerAnswers';
import { FORM_SUBMISSION_ID } from '@/domain/forms/submission';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import { localeOf, siteOfRequest } from './formRequest';
import type { OnlineForms } from './onlineForms';
import type { SubmissionsStore } from './submissions.store';

const BODY_BYTES = 4_096;

const requestSchema = object({
  formId: string().strict().matches(FORM_ID, 'is no form'),
  /** Ours: the page with the form, and the submission whose answers are asked for. */
  source: string().strict().max(500, 'tooLong'),
  submissionId: string().strict().matches(FORM_SUBMISSION_ID, 'is no id'),
  locale: string().strict().max(20, 'tooLong'),
}).noUnknown('unknown');

/**
 * POST /api/jotform (specification 3 section 7), in the provider's shape: content with answers. With a submissionId those
 * of that submission, which only its sender knows; else the questions of the form, not answered: what others answered is
 * shown to nobody.
 */
export function jotformRoutes(forms: OnlineForms, submissions: SubmissionsStore, report: (error: unknown) => void) {
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
    const row = submissionId === undefined ? null : await submissions.byFormSubmissionId(submissionId);
    if (submissionId !== undefined) {
      const isThat = row?.form === 'online-form' && row.site === site.name && row.payload.formId === formId;
      // The id of a page without JavaScript is no secret.
      if (!isThat || submissionId.startsWith('plain-')) return errorResponse('NOT_FOUND');
    }
    const found = await forms
      .find({ site, locale: localeOf(site, locale), formId, source })
      .catch((error: unknown) => void report(error));
    if (found === undefined) return errorResponse('ONLINE_FORM_FAILED');
    if (!found) return errorResponse('FORM_NOT_FOUND');
    const { fields } = found.form;
    return Response.json({
      responseCode: 200,
      message: 'success',
      content: [
        {
          id: row?.reference ?? null,
          form_id: formId,
          created_at: row?.createdAt.toISOString() ?? null,
          answers: row ? row.payload.answers : toProviderAnswers(fields, {}),
        },
      ],
    });
  });
  return routes;
}
