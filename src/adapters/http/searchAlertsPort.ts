import { ALERT_TOKEN, type SearchAlertState } from '@/domain/alerts/searchAlert';
import { failed, ok } from '@/errors/result';
import { isString, listOf, objectOf, oneOf } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import type { SearchAlertsPort } from '@/ports/searchAlerts.port';
import { jsonPost, sendRequest, type Fetch } from './sendRequest';

const PATH = '/api/search-alerts';

const hasToken = objectOf<{ token: string }>({ token: isString });
const hasStates = objectOf<{ states: SearchAlertState[] }>({
  states: listOf(oneOf('waiting', 'confirmed', 'ended')),
});

const errorCode = (body: unknown): unknown => (isRecord(body) && isRecord(body.error) ? body.error.code : null);

/** Alerts over POST /api/search-alerts. */
export function createSearchAlertsPort(fetch: Fetch): SearchAlertsPort {
  const post = (path: string, body: object, signal: AbortSignal | undefined) =>
    sendRequest(fetch, path, jsonPost(body, signal));
  const failure = (exchanged: Awaited<ReturnType<typeof post>>) => {
    if (!exchanged) return failed('NETWORK_LOST');
    const { response, body } = exchanged;
    if (response.status !== 429) return failed('ALERT_FAILED');
    return failed(errorCode(body) === 'ALERT_LIMIT' ? 'ALERT_LIMIT' : 'TOO_MANY_REQUESTS');
  };
  return {
    async request(request, signal) {
      const exchanged = await post(PATH, request, signal);
      const body = exchanged?.body;
      return exchanged?.response.ok && hasToken(body) && ALERT_TOKEN.test(body.token)
        ? ok({ token: body.token })
        : failure(exchanged);
    },
    async states(tokens, signal) {
      const exchanged = await post(`${PATH}/states`, { tokens }, signal);
      const body = exchanged?.body;
      return exchanged?.response.ok && hasStates(body) && body.states.length === tokens.length
        ? ok(body.states)
        : failure(exchanged);
    },
    async end(token, signal) {
      const exchanged = await post(`${PATH}/end`, { token }, signal);
      // A token that the server does not know has no alert to end.
      return exchanged?.response.ok || errorCode(exchanged?.body) === 'NOT_FOUND' ? ok(null) : failure(exchanged);
    },
  };
}
