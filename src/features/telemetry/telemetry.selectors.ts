import { type PageDescription, initialTelemetry } from './telemetry.slice';
import type { RootState } from '@/store/rootState';

export const selectPageDescription = (state: RootState): PageDescription => state.telemetry ?? initialTelemetry;
