import { Hono } from 'hono';
import { object, string, ValidationError } from 'yup';
import { scrubText } from '@/domain/analytics/personalText';
import { errorResponse } from './errorResponse';
import type { AppEnv } from './app.types';
import { limitBody } from './guards';
import { jsonBody } from './jsonBody';

/** A report is three short texts. */
const BODY_BYTES = 2048;

/**
 * Sent by the browser's telemetry port: where, what, and the reference that the visitor saw. The port leaves out personal
 * data; what other programs send is scrubbed here.
 */
const errorReportSchema = object({
  where: string().strict().required().max(100),
  message: string().strict().defined().max(300),
  reference: string().strict().max(40),
})
  .noUnknown()
  .strict();

/**
 * POST /api/error-reports: a failure in a visitor's browser, for the log. 204; 400 for another body, 413 for one over 2
 * kB.
 */
export function errorReportRoutes() {
  return new Hono<AppEnv>().post('/api/error-reports', limitBody(BODY_BYTES), async (c) => {
    try {
      const { where, message, ...rest } = errorReportSchema.validateSync(jsonBody(await c.req.text()));
      c.get('log').warn({ ...rest, where: scrubText(where), message: scrubText(message) }, 'browser error');
    } catch (error) {
      if (error instanceof ValidationError || error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
      throw error;
    }
    return c.body(null, 204);
  });
}
