import { Hono } from 'hono';
import { object, string, ValidationError } from 'yup';
import type { AppEnv } from '../../http/app.types';
import { errorResponse } from '../../http/errorResponse';
import { limitBody } from '../../http/guards';
import { jsonBody } from '../../http/jsonBody';
import { operatorOnly } from '../../http/operatorOnly';
import type { EditorSessionsStore } from './editorSessions.store';

const BODY_BYTES = 1_024;
const endSchema = object({ id: string().required().nullable() }).noUnknown();

/**
 * Routes of /api/editors, for the command `npm run editors` on the server's machine, with the key of its data folder:
 * GET `/` returns `{ sessions }`, POST `/end` with `{ id }` (null: all) their number.
 */
export function editorsRoutes(store: EditorSessionsStore, { key }: { key: string }) {
  const routes = new Hono<AppEnv>();
  routes.use(operatorOnly(key));
  routes.use(limitBody(BODY_BYTES));
  routes.onError((error) => {
    if (error instanceof ValidationError || error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
    throw error;
  });
  routes.get('/', async (c) => c.json({ sessions: await store.list() }));
  routes.post('/end', async (c) =>
    c.json({ ended: await store.end(endSchema.validateSync(jsonBody(await c.req.text())).id) }),
  );
  return routes;
}
