export type RetryPolicy =
  | 'never'
  /** Asked again by itself: `tries` calls in all, the wait doubling from `waitMs`. */
  | { tries: number; waitMs: number };

/** What a person can do about it; the view draws one control for each. */
type RecoveryAction = 'retry' | 'reload' | 'home' | 'list' | 'clearFilters' | 'signIn' | 'wait' | 'contact' | 'none';

/** Where the failure comes from: a port of `src/ports`, a door of the back end, or the page itself. */
type ErrorSource =
  'search' | 'content' | 'workshop' | 'places' | 'telemetry' | 'storage' | 'network' | 'api' | 'page' | 'any';

export interface ErrorEntry {
  /** Section of the specification and the row's words there, or 'ours'. */
  spec: string;
  port: ErrorSource;
  /** What a door (or a page) answers with. */
  status: number;
  retry: RetryPolicy;
  recoveryActions: readonly RecoveryAction[];
  /** Key of the text in every language; null where a person is told nothing. */
  text: `error.${string}` | null;
  /** Name in logs and data-layer messages. */
  telemetry: string;
}
