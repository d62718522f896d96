import type { Config } from '../config';

const LIMIT_MS = 8_000;

/**
 * A GraphQL request to the content platform: in process where it is ours.
 * @param own our own API
 */
export function queryContent(
  { endpoint, headers, embedded }: Config['contentSource'],
  body: object,
  own: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  };
  return embedded ? Promise.resolve(own(new Request(`http://localhost${endpoint}`, init))) : fetch(endpoint, init);
}
