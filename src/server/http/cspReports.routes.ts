import { Hono } from 'hono';
import { CSP_REPORTS, contentSecurityPolicy } from '@/domain/sites/securityHeaders';
import { isObject } from '@/lib/guards';
import type { AppEnv } from './app.types';
import { errorResponse } from './errorResponse';
import { limitBody } from './guards';
import { jsonBody } from './jsonBody';
import type { Metrics } from './metrics';

const BODY_BYTES = 16_384;
/** Directives of our own policy and their variants; no other text of a report becomes a label. */
const DIRECTIVES = new Set(
  contentSecurityPolicy({})
    .split('; ')
    .flatMap((directive) => {
      const [name = ''] = directive.split(' ', 1);
      return [name, `${name}-elem`, `${name}-attr`];
    }),
);

function directiveIn(text: string): string | null {
  const body: unknown = jsonBody(text);
  const report = isObject(body) ? body['csp-report'] : null;
  if (!isObject(report)) return null;
  const given = report['effective-directive'] ?? report['violated-directive'];
  const name = typeof given === 'string' ? (given.split(' ', 1)[0] ?? '') : '';
  return DIRECTIVES.has(name) ? name : 'other';
}

/**
 * POST of a browser that refused to load something: counted by directive. Nothing else of the report is stored, since
 * its addresses may be of what a visitor has installed.
 */
export function cspReportRoutes({ cspReports }: Metrics) {
  return new Hono<AppEnv>().post(CSP_REPORTS, limitBody(BODY_BYTES), async (c) => {
    try {
      const directive = directiveIn(await c.req.text());
      if (directive === null) return errorResponse('BAD_REQUEST');
      cspReports.inc({ directive });
      return c.body(null, 204);
    } catch (error) {
      if (error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
      throw error;
    }
  });
}
