import type { TellingPage } from './telemetry.events';
import { initialTelemetry } from './telemetry.slice';
import type { RootState } from '@/store/rootState';

export const selectTellingPage = (state: RootState): TellingPage => state.telemetry ?? initialTelemetry;
