export type RetryPolicy =
  | 'never'
  /** Automatic retries: `tries` calls in all, the wait doubling from `waitMs`, or always the same. */
  | { tries: number; waitMs: number; wait?: 'constant' };

/** What a visitor can do about it; the view renders one control for each. */
type RecoveryAction = 'retry' | 'reload' | 'home' | 'list' | 'clearFilters' | 'signIn' | 'wait' | 'contact' | 'none';

/** Source of the failure: a port of `src/ports`, an API of the back end, or the page itself. */
type ErrorSource =
  | 'search'
  | 'content'
  | 'finance'
  | 'workshop'
  | 'tireHotel'
  | 'places'
  | 'forms'
  | 'inbox'
  | 'telemetry'
  | 'storage'
  | 'network'
  | 'api'
  | 'page'
  | 'any';

export interface ErrorEntry {
  /** Section of the specification and its name of the failure, or 'ours'. */
  spec: string;
  port: ErrorSource;
  /** HTTP status of the API response or page. */
  status: number;
  retry: RetryPolicy;
  recoveryActions: readonly RecoveryAction[];
  /**
   * Key of the text in every language; null: no text is shown. Visitors' pages have all of `error`, none of `inboxError`,
   * and `tireHotelError` where the tire hotel is.
   */
  text: `${'error' | 'inboxError' | 'tireHotelError'}.${string}` | null;
  /** Name in logs and data-layer messages. */
  telemetry: string;
}
