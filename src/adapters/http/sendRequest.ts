import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';

/** The global `fetch`, or the server's own handler in process: paths are given without a host. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface HttpResult {
  response: Response;
  /** The parsed JSON; null for an empty body, undefined for invalid JSON, which the caller's check rejects. */
  body: unknown;
}

/** A POST of JSON, answered with JSON. */
export const jsonPost = (
  body: unknown,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
  ...(signal && { signal }),
});

/** A request with its complete response; null if the network failed. Rejects only with the signal's AbortError. */
export async function sendRequest(fetch: Fetch, path: string, init: RequestInit): Promise<HttpResult | null> {
  try {
    const response = await fetch(path, init);
    return { response, body: parsed(await response.text()) };
  } catch (error) {
    if (init.signal?.aborted || (isRecord(error) && error.name === 'AbortError')) throw error;
    return null;
  }
}

/** A body that is not JSON comes from an intermediary: only the status is used. */
const parsed = (text: string): unknown => (text === '' ? null : parsedJson(text));
