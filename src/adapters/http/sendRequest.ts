import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';

/** The global `fetch`, or the server's own handler in process: paths are given without a host. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface HttpResult {
  response: Response;
  /** What the answer's JSON says; null for an empty one, undefined for what is no JSON: the caller's check says so. */
  body: unknown;
}

/** A question and the whole of its answer; null where the network lost one of them. Rejects only with the signal's AbortError. */
export async function sendRequest(fetch: Fetch, path: string, init: RequestInit): Promise<HttpResult | null> {
  try {
    const response = await fetch(path, init);
    return { response, body: parsed(await response.text()) };
  } catch (error) {
    if (init.signal?.aborted || (isRecord(error) && error.name === 'AbortError')) throw error;
    return null;
  }
}

/** What is no JSON is an answer of something between us and the door: its status speaks for it. */
const parsed = (text: string): unknown => (text === '' ? null : parsedJson(text));
