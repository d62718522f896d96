import { array, boolean, object, string } from 'yup';
import { jsonBody } from '../http/jsonBody';
import { createOperatorRoutes, type OperatorKey } from '../http/operatorOnly';
import { isMessageId, type MessageSelection, type Outbox } from './outbox.store';

/** What an operator can do with messages that are not sent. */
export type MessageOperations = Pick<Outbox, 'counts' | 'unsent' | 'retry' | 'drop'>;

const BODY_BYTES = 16_384;

/** Unsent messages in one response. */
export const MOST_LISTED = 200;

const selectionSchema = object({
  ids: array(string().strict().required().test('id', 'an id is none of a message', isMessageId)).max(200),
  dead: boolean().strict().oneOf([true]),
}).noUnknown();

const readSelection = (text: string): MessageSelection => {
  const { ids, dead } = selectionSchema.validateSync(jsonBody(text), { strict: true });
  return dead === true ? 'dead' : (ids ?? []);
};

/**
 * Routes of /api/messages, for the command `npm run messages` on the server's machine: GET `/` returns
 * `{ counts, messages }`, POST `/retry` and `/drop` with `{ ids }` or `{ dead: true }` return `{ messages }`, their number. All need the key
 * of the process, which is only in its data folder.
 */
export function messagesRoutes(
  operations: MessageOperations,
  { wake, ...operator }: OperatorKey & { wake: () => void },
) {
  const routes = createOperatorRoutes(operator, BODY_BYTES);
  routes.get('/', async (c) => {
    const [counts, messages] = await Promise.all([operations.counts(), operations.unsent(MOST_LISTED)]);
    return c.json({ counts, messages });
  });
  for (const action of ['retry', 'drop'] as const)
    routes.post(`/${action}`, async (c) => {
      const messages = await operations[action](readSelection(await c.req.text()));
      if (action === 'retry') wake();
      return c.json({ messages });
    });
  return routes;
}
