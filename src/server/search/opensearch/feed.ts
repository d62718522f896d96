import type { IndexDefinition } from '../engine/definition';
import type { IndexChange } from '../search.service';
import { documentMaker } from './documents';
import { at, listAt, numberAt, SearchServerError, UnusableResponse, type SearchServer } from './server';

/** One request carries so many changes, or so much text (UTF-16 units), at most. */
const MOST_LINES = 1_000;
const MOST_TEXT = 4_000_000;

/** As many causes are kept as a person reads. */
const MOST_CAUSES = 10;

/** Documents that an index could not take; the others are in. */
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
 * Writes changes into an index in bulk. The search server compares their numbers: what is older than what it holds, or than
 * a removal, changes nothing.
 * @throws SearchServerError or UnusableAnswer where the server could not take them now.
 */
export function feeder(
  server: SearchServer,
  target: { index: string } | { alias: string },
  definition: IndexDefinition,
  refused: Refused,
) {
  // A name that stands for no index must not become one.
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
    const result = at(item, 'index') ?? at(item, 'delete');
    const status = numberAt(result, 'status');
    const error = at(result, 'error');
    // 409: older than what is held. 404 without an error: what was to be removed was not there.
    if (status < 300 || status === 409 || (status === 404 && error === undefined)) return;
    const kind = String(at(error, 'type'));
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
        // No JSON.
        refuse(refused, id, error);
      }
      if (ids.length >= MOST_LINES || length >= MOST_TEXT) await send();
    },
    /** Sends the rest. */
    finish: send,
  };
}
