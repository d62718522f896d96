import type { TellingPage } from './telemetry.events';
import { initialTelemetry } from './telemetry.slice';

/** A store in which the feature may not be attached yet. */
export interface WithTelemetry {
  telemetry?: TellingPage;
}

export const selectTellingPage = (state: WithTelemetry): TellingPage => state.telemetry ?? initialTelemetry;
