import { object, string } from 'yup';
import { jsonBody } from '../../http/jsonBody';
import { createOperatorRoutes, type OperatorKey } from '../../http/operatorOnly';
import type { EditorSessionsStore } from './editorSessions.store';

const BODY_BYTES = 1_024;
const endSchema = object({ id: string().required().nullable() }).noUnknown();

/**
 * Routes of /api/editors, for the command `npm run editors` on the server's machine, with the key of its data folder:
 * GET `/` returns `{ sessions }`, POST `/end` with `{ id }` (null: all) their number.
 */
export function editorsRoutes(store: EditorSessionsStore, operator: OperatorKey) {
  const routes = createOperatorRoutes(operator, BODY_BYTES);
  routes.get('/', async (c) => c.json({ sessions: await store.list() }));
  routes.post('/end', async (c) =>
    c.json({ ended: await store.end(endSchema.validateSync(jsonBody(await c.req.text())).id) }),
  );
  return routes;
}
