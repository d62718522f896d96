/** `ended`: also never confirmed in time. One that a newer one for the same search replaced has the state of that. */
export type SearchAlertState = 'waiting' | 'confirmed' | 'ended';

/** Body of POST /api/search-alerts. */
export interface SearchAlertRequest {
  /** The query of the list's address, without '?'. */
  search: string;
  mail: string;
  locale: string;
}

/** The id of an alert, signed: opens its state and ends it. */
export const ALERT_TOKEN = /^[\w-]{43}$/;

/** Alerts whose state one request may ask for: as many as a device saves searches. */
export const MOST_TOKENS = 20;
