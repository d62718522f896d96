import type { PageDescription } from './telemetry.slice';
import type { RootState } from '@/store/rootState';

const undescribed: PageDescription = { tagManager: null, name: null, variantId: null };

export const selectIsPageDescribed = (state: RootState): boolean => Boolean(state.telemetry);
export const selectPageDescription = (state: RootState): PageDescription => state.telemetry ?? undescribed;
