import type { AnalyticsEvent } from '@/domain/analytics/analyticsEvent';

/** One data-layer message. */
export type TelemetryMessage = AnalyticsEvent;

/** The visitor's consent beyond necessary storage. */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
}

/** An unexpected failure, with the reference shown to the visitor. */
export interface ErrorReport {
  where: string;
  message: string;
  reference?: string;
}

export interface TelemetryPort {
  push(message: TelemetryMessage): void;
  /** The visitor chose, or the choice of an earlier visit was read. Until then messages wait; a refusal drops them. */
  consent(choice: ConsentChoice): void;
  /** Sends an error to our own log, independent of consent, and to analytics like any message. */
  report(error: ErrorReport): void;
  /** Writes to the console at debug level, for developers: failures that need no attention. Sends nothing. */
  debug(error: ErrorReport): void;
}
