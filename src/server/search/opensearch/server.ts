import { isObject } from '@/lib/guards';
/** An error response of the search server. Its own message is left out: it may repeat what visitors typed. */
export class SearchServerError extends Error {
  override readonly name = 'SearchServerError';

  constructor(
    readonly status: number,
    readonly kind: string,
  ) {
    super(`The search server answered ${status} (${kind}).`);
  }
}

/** A valid JSON response that cannot be used: timed out, partially failed, inexact or of an unexpected structure. */
export class UnusableResponse extends Error {
  override readonly name = 'UnusableAnswer';
}

/** The search server cannot be used; the message contains the address without the password. */
class SearchUnreachable extends Error {
  override readonly name = 'SearchUnreachable';
}

/** Time limits of a search with all its requests, and of a change of many documents or of an index. */
const TIME_LIMIT_MS = 5_000;
const CHANGE_MS = 60_000;
/** The search server's own time limit as a share of the remaining time. */
const SOONER = 0.8;

export interface SearchServer {
  /** Begins a search: its requests share one time limit. Other calls have the limit for changes. */
  searcher(): (path: string, body: object) => Promise<unknown>;
  change(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object | string): Promise<unknown>;
}

/** A client of OpenSearch over HTTP. Name and password in the address are sent in a header only. */
export function connectTo(address: string, { timeLimitMs = TIME_LIMIT_MS } = {}): SearchServer {
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
    // Lines of text are a bulk request.
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

/** @throws SearchUnreachable with a one-sentence message if no OpenSearch responds. */
export async function reach(server: SearchServer, address: string): Promise<void> {
  const host = new URL(address).host;
  try {
    const found = valueAt(await server.change('GET', '/'), 'version', 'number');
    if (typeof found !== 'string') throw new UnusableResponse('the response has no version');
  } catch (error) {
    const reason =
      error instanceof SearchServerError
        ? `it responds with ${error.status}`
        : error instanceof UnusableResponse || error instanceof SyntaxError
          ? 'the server there is not OpenSearch'
          : 'it does not respond';
    throw new SearchUnreachable(`OpenSearch at ${host} can't be used: ${reason}.`, { cause: error });
  }
}

/** The type of an error: 'index_not_found_exception'. */
function kindOf(text: string): string {
  try {
    const kind = valueAt(JSON.parse(text), 'error', 'type');
    return typeof kind === 'string' && /^[a-z_]+$/.test(kind) ? kind : 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * The value at the end of the path; undefined where the last name is missing. @throws UnusableResponse where an
 * earlier part of the path is missing.
 */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let here = value;
  for (const name of path) {
    if (!isObject(here)) throw new UnusableResponse(`The search server's response has no ${path.join('.')}.`);
    here = Reflect.get(here, name);
  }
  return here;
}

export function numberAt(value: unknown, ...path: readonly string[]): number {
  const found = valueAt(value, ...path);
  if (typeof found !== 'number')
    throw new UnusableResponse(`The search server's response has no number at ${path.join('.')}.`);
  return found;
}

export function listAt(value: unknown, ...path: readonly string[]): unknown[] {
  const found = valueAt(value, ...path);
  if (!Array.isArray(found))
    throw new UnusableResponse(`The search server's response has no list at ${path.join('.')}.`);
  return found;
}

/**
 * The search response if it is complete: with a timeout or a failed shard, counts would be too low.
 * `terminated_early` is ignored: from version 3 on it is also set for complete counts when no hits were requested.
 */
export function complete(response: unknown): unknown {
  if (valueAt(response, 'timed_out') !== false) throw new UnusableResponse('The search server ran out of time.');
  if (numberAt(response, '_shards', 'failed') > 0) throw new UnusableResponse('A part of the search server failed.');
  return response;
}

export interface Bucket {
  key: string;
  count: number;
  /** The bucket with its inner aggregations. */
  raw: unknown;
}

/** The buckets of a terms aggregation. Rejects counts that may be too low. */
export function bucketsAt(value: unknown, ...path: readonly string[]): Bucket[] {
  const terms = valueAt(value, ...path);
  if (numberAt(terms, 'sum_other_doc_count') > 0 || numberAt(terms, 'doc_count_error_upper_bound') > 0)
    throw new UnusableResponse(`The search server left values out at ${path.join('.')}.`);
  return listAt(terms, 'buckets').map((bucket) => ({
    key: String(valueAt(bucket, 'key')),
    count: numberAt(bucket, 'doc_count'),
    raw: bucket,
  }));
}
