import { Hono } from 'hono';
import { object, ValidationError } from 'yup';
import { emailField } from '@/domain/forms/fields.schema';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import { operatorOnly } from '../http/operatorOnly';
import type { PrivacyService } from './privacy.service';

const BODY_BYTES = 1_024;
const bodySchema = object({ mail: emailField() }).noUnknown();

/**
 * Routes of /api/privacy, for the command `npm run privacy` on the server's machine, with the key of its data folder:
 * POST `/export` and `/erase` with `{ mail }`.
 */
export function privacyRoutes(privacy: PrivacyService, { key }: { key: string }) {
  const routes = new Hono<AppEnv>();
  routes.use(operatorOnly(key));
  routes.use(limitBody(BODY_BYTES));
  routes.onError((error) => {
    if (error instanceof ValidationError || error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
    throw error;
  });
  routes.post('/export', async (c) =>
    c.json(await privacy.export(bodySchema.validateSync(jsonBody(await c.req.text())).mail)),
  );
  routes.post('/erase', async (c) =>
    c.json(await privacy.erase(bodySchema.validateSync(jsonBody(await c.req.text())).mail)),
  );
  return routes;
}
