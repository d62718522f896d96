import type { AnalyticsEvent } from '@/domain/analytics/analyticsEvent';

/** One data-layer message. */
export type TelemetryMessage = AnalyticsEvent;

/** What the visitor allows beyond the necessary. */
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
  /** Reaches our own log whatever the visitor chose, and the measurement like any message. */
  report(trouble: ErrorReport): void;
  /** For developers alone, at the level of debug: what failed and need trouble nobody. Leaves the browser never. */
  debug(trouble: ErrorReport): void;
}
