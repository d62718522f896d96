import { Hono } from 'hono';
import { ValidationError } from 'yup';
import { pageViewSchema } from '@/domain/analytics/pageView.schema';
import { resolveSite } from '@/sites/resolver';
import type { SiteName } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import { errorResponse } from '../http/errorResponse';
import type { AppEnv } from '../http/app.types';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import type { AnalyticsService } from './analytics.service';
import { SITE_HEADER } from './upstream.analytics';

/** An event is five short texts. */
const BODY_BYTES = 2048;

/** The site in the header of another installation, else the site of the request's host. */
const siteOf = (named: string | undefined, host: string): SiteName | null =>
  allSites.find(({ name }) => name === named)?.name ?? resolveSite(host)?.name ?? null;

/**
 * POST /api/analytics/page-view, relative to /api/analytics. 204; 400 for a body that is not a page view, 413 for one
 * over 2 kB. A failing service does not concern the visitor, not even as an error on the console: 204, and a log line
 * at debug level (specification 1 section 8). Only the body is passed on: no address, cookie or browser of the
 * visitor.
 */
export function analyticsRoutes(service: AnalyticsService) {
  return new Hono<AppEnv>().post('/page-view', limitBody(BODY_BYTES), async (c) => {
    try {
      const event = pageViewSchema.validateSync(jsonBody(await c.req.text()));
      const result = await service.pageView({
        event,
        site: siteOf(c.req.header(SITE_HEADER), new URL(c.req.url).host),
      });
      if (!result.ok) c.get('log').debug({ code: result.error.code }, 'page view not counted');
      return c.body(null, 204);
    } catch (error) {
      if (error instanceof ValidationError || error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
      throw error;
    }
  });
}
