/** What a search server answers that is no success. Its own words are left out: they repeat what visitors typed. */
export class SearchServerError extends Error {
  override readonly name = 'SearchServerError';

  constructor(
    readonly status: number,
    readonly kind: string,
  ) {
    super(`The search server answered ${status} (${kind}).`);
  }
}

/** An answer that is whole JSON and yet can't be used: timed out, failed in parts, inexact or of another shape. */
export class UnusableResponse extends Error {
  override readonly name = 'UnusableAnswer';
}

/** The search server can't be used; the message names the place, never the password. */
class SearchUnreachable extends Error {
  override readonly name = 'SearchUnreachable';
}

/** How long a question may take with all its requests, and a change of many documents or of an index. */
const TIME_LIMIT_MS = 5_000;
const CHANGE_MS = 60_000;
/** After this part of what is left the search server gives up by itself. */
const SOONER = 0.8;

export interface SearchServer {
  /** Begins a question: its requests have one limit together. Questions read; everything else has the time that changes need. */
  searcher(): (path: string, body: object) => Promise<unknown>;
  change(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object | string): Promise<unknown>;
}

/** Speaks to an OpenSearch over HTTP. Name and password in the address go into a header and nowhere else. */
export function connectTo(address: string, { questionMs: timeLimitMs = TIME_LIMIT_MS } = {}): SearchServer {
  const url = new URL(address);
  const given = [url.username, url.password].map(decodeURIComponent).join(':');
  const headers: Record<string, string> =
    given === ':' ? {} : { Authorization: `Basic ${Buffer.from(given).toString('base64')}` };
  const root = `${url.origin}${url.pathname.replace(/\/$/, '')}`;

  const send = async (
    method: string,
    path: string,
    body: object | string | undefined,
    signal: AbortSignal,
  ): Promise<unknown> => {
    // A list of lines is a bulk of changes.
    const type = typeof body === 'string' ? 'application/x-ndjson' : 'application/json';
    const response = await fetch(`${root}${path}`, {
      method,
      redirect: 'error',
      signal,
      headers: { ...headers, 'Content-Type': type },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new SearchServerError(response.status, kindOf(text));
    return JSON.parse(text);
  };
  return {
    searcher() {
      const ends = performance.now() + timeLimitMs;
      const signal = AbortSignal.timeout(timeLimitMs);
      return (path, body) =>
        send(
          'POST',
          path,
          { timeout: `${Math.max(1, Math.floor((ends - performance.now()) * SOONER))}ms`, ...body },
          signal,
        );
    },
    change: (method, path, body) => send(method, path, body, AbortSignal.timeout(CHANGE_MS)),
  };
}

/** @throws SearchUnreachable in one sentence where no OpenSearch answers. */
export async function reach(server: SearchServer, address: string): Promise<void> {
  const host = new URL(address).host;
  try {
    const found = at(await server.change('GET', '/'), 'version', 'number');
    if (typeof found !== 'string') throw new UnusableResponse('it does not say its version');
  } catch (error) {
    const reason =
      error instanceof SearchServerError
        ? `it answers ${error.status}`
        : error instanceof UnusableResponse || error instanceof SyntaxError
          ? 'what answers there is none'
          : 'it does not answer';
    throw new SearchUnreachable(`OpenSearch at ${host} can't be used: ${reason}.`, { cause: error });
  }
}

/** The name of a failure: 'index_not_found_exception'. */
function kindOf(text: string): string {
  try {
    const kind = at(JSON.parse(text), 'error', 'type');
    return typeof kind === 'string' && /^[a-z_]+$/.test(kind) ? kind : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** What stands at the end of the path; undefined where the last name is missing. @throws UnusableAnswer where the way breaks off. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let here = value;
  for (const name of path) {
    if (typeof here !== 'object' || here === null)
      throw new UnusableResponse(`The search server's answer has no ${path.join('.')}.`);
    here = Reflect.get(here, name);
  }
  return here;
}

export function numberAt(value: unknown, ...path: readonly string[]): number {
  const found = at(value, ...path);
  if (typeof found !== 'number')
    throw new UnusableResponse(`The search server's answer has no number at ${path.join('.')}.`);
  return found;
}

export function listAt(value: unknown, ...path: readonly string[]): unknown[] {
  const found = at(value, ...path);
  if (!Array.isArray(found)) throw new UnusableResponse(`The search server's answer has no list at ${path.join('.')}.`);
  return found;
}

/**
 * The search answer if it is whole: what took too long or failed in one shard would count too little. `terminated_early` says
 * nothing of that: from version 3 on it stands beside whole counts wherever no hits were asked for.
 */
export function complete(response: unknown): unknown {
  if (at(response, 'timed_out') !== false) throw new UnusableResponse('The search server ran out of time.');
  if (numberAt(response, '_shards', 'failed') > 0) throw new UnusableResponse('A part of the search server failed.');
  return response;
}

export interface Bucket {
  key: string;
  count: number;
  /** With what was counted inside it. */
  raw: unknown;
}

/** The values of a terms aggregation. Counts that may be too small are none. */
export function bucketsAt(value: unknown, ...path: readonly string[]): Bucket[] {
  const terms = at(value, ...path);
  if (numberAt(terms, 'sum_other_doc_count') > 0 || numberAt(terms, 'doc_count_error_upper_bound') > 0)
    throw new UnusableResponse(`The search server left values out at ${path.join('.')}.`);
  return listAt(terms, 'buckets').map((bucket) => ({
    key: String(at(bucket, 'key')),
    count: numberAt(bucket, 'doc_count'),
    raw: bucket,
  }));
}
