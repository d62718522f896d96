import type { IndexDefinition } from '../engine/definition';
import type { IndexChange } from '../search.service';
import { documentMaker } from './documents';
import { valueAt, listAt, numberAt, SearchServerError, UnusableResponse, type SearchServer } from './server';

/** Limits of one bulk request: changes, and text in UTF-16 units. */
const MOST_LINES = 1_000;
const MOST_TEXT = 4_000_000;

/** Limit of the causes that an error lists. */
const MOST_CAUSES = 10;

/** Documents that the index rejected; the others were written. */
export interface Refused {
  count: number;
  causes: Error[];
}

export const refusedNone = (): Refused => ({ count: 0, causes: [] });

function refuse(refused: Refused, id: string, cause: unknown): void {
  refused.count += 1;
  if (refused.causes.length < MOST_CAUSES)
    refused.causes.push(new Error(`The document ${id} could not be indexed.`, { cause }));
}

/**
 * Writes changes into an index in bulk. The search server compares versions: a change older than the stored document
 * or than its removal has no effect.
 * @throws SearchServerError or UnusableResponse when the server cannot take them now.
 */
export function feeder(
  server: SearchServer,
  target: { index: string } | { alias: string },
  definition: IndexDefinition,
  refused: Refused,
) {
  // A bulk request must not create an index for an unknown name.
  const path =
    'alias' in target
      ? `/${encodeURIComponent(target.alias)}/_bulk?require_alias=true`
      : `/${encodeURIComponent(target.index)}/_bulk`;
  const made = documentMaker(definition);
  let lines: string[] = [];
  let ids: string[] = [];
  let length = 0;

  const send = async (): Promise<void> => {
    if (ids.length === 0) return;
    const [body, sent] = [`${lines.join('\n')}\n`, ids];
    lines = [];
    ids = [];
    length = 0;
    const response = await server.change('POST', path, body);
    const items = listAt(response, 'items');
    if (items.length !== sent.length)
      throw new UnusableResponse('The search server answered for other changes than it was sent.');
    for (const [position, item] of items.entries()) judge(item, sent[position] ?? '');
  };

  const judge = (item: unknown, id: string): void => {
    const result = valueAt(item, 'index') ?? valueAt(item, 'delete');
    const status = numberAt(result, 'status');
    const error = valueAt(result, 'error');
    // 409: older than the stored document. 404 without an error: the document to remove did not exist.
    if (status < 300 || status === 409 || (status === 404 && error === undefined)) return;
    const kind = String(valueAt(error, 'type'));
    if (status === 429 || status >= 500) throw new SearchServerError(status, kind);
    refuse(refused, id, new SearchServerError(status, kind));
  };

  return {
    async add({ id, version, document }: IndexChange): Promise<void> {
      const position = { _id: id, version, version_type: document ? 'external' : 'external_gte' };
      try {
        const added = document
          ? [JSON.stringify({ index: position }), JSON.stringify(made(id, document))]
          : [JSON.stringify({ delete: position })];
        lines.push(...added);
        ids.push(id);
        length += added.reduce((sum, line) => sum + line.length, 0);
      } catch (error) {
        // Not JSON.
        refuse(refused, id, error);
      }
      if (ids.length >= MOST_LINES || length >= MOST_TEXT) await send();
    },
    /** Sends the rest. */
    finish: send,
  };
}
