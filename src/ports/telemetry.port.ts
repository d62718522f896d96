/** One data-layer message: names are GA4's. Values hold codes and numbers, never personal data. */
export interface TelemetryMessage {
  event: string;
  [key: string]: unknown;
}

export interface TelemetryPort {
  push(message: TelemetryMessage): void;
  /** An unexpected failure, with the reference shown to the visitor. */
  report(trouble: { where: string; message: string; reference?: string }): void;
}
