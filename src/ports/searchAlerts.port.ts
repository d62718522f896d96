import type { SearchAlertRequest, SearchAlertState } from '@/domain/alerts/searchAlert';
import type { Result } from '@/errors/result';

/** Alerts by mail for searches. A token opens the state of one alert, and ends it. */
export interface SearchAlertsPort {
  /** Mails a link that confirms. Errors: ALERT_LIMIT, TOO_MANY_REQUESTS, NETWORK_LOST, ALERT_FAILED. */
  request(request: SearchAlertRequest, signal?: AbortSignal): Promise<Result<{ token: string }>>;
  /** In the order of the tokens, at most `MOST_TOKENS`. */
  states(tokens: readonly string[], signal?: AbortSignal): Promise<Result<SearchAlertState[]>>;
  end(token: string, signal?: AbortSignal): Promise<Result<null>>;
}
