import { object } from 'yup';
import { emailField } from '@/domain/forms/fields.schema';
import { jsonBody } from '../http/jsonBody';
import { createOperatorRoutes, type OperatorKey } from '../http/operatorOnly';
import type { PrivacyService } from './privacy.service';

const BODY_BYTES = 1_024;
const bodySchema = object({ mail: emailField() }).noUnknown();

/**
 * Routes of /api/privacy, for the command `npm run privacy` on the server's machine, with the key of its data folder:
 * POST `/export` and `/erase` with `{ mail }`.
 */
export function privacyRoutes(privacy: PrivacyService, operator: OperatorKey) {
  const routes = createOperatorRoutes(operator, BODY_BYTES);
  routes.post('/export', async (c) =>
    c.json(await privacy.export(bodySchema.validateSync(jsonBody(await c.req.text())).mail)),
  );
  routes.post('/erase', async (c) =>
    c.json(await privacy.erase(bodySchema.validateSync(jsonBody(await c.req.text())).mail)),
  );
  return routes;
}
