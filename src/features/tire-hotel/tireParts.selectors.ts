import { createSelector } from 'reselect';
import { isTirePriority, tirePositionsOf } from '@/domain/forms/tireRequest';
import { tireDimension } from '@/domain/tire-hotel/tread';
import type { RootState } from '@/store/rootState';
import { selectTireHotel } from './tireHotel.selectors';
import { initialTireRequest, type TireRequestState } from './tireRequest.slice';
import { initialTireReview, type TireReviewState } from './tireReview.slice';

export const selectTireReview = (state: RootState): TireReviewState => state.tireReview ?? initialTireReview;
export const selectTireReviewFlow = (state: RootState): TireReviewState['flow'] => selectTireReview(state).flow;
export const selectTireRequest = (state: RootState): TireRequestState => state.tireRequest ?? initialTireRequest;
export const selectTireRequestFlow = (state: RootState): TireRequestState['flow'] => selectTireRequest(state).flow;

/** The request's values, to be checked; null for a draft without its car. */
export const selectTireRequestDraft = createSelector(
  [selectTireHotel, selectTireRequest],
  ({ vehicles }, { index, draft }) => {
    const vehicle = index === null ? undefined : vehicles[index];
    if (!vehicle) return null;
    const { website: _website, priority, ...fields } = draft;
    const wheel = (vehicle.tires.find((tire) => draft.positions.includes(tire.equipmentPosition)) ?? vehicle.tires[0])
      ?.wheel;
    return {
      ...fields,
      positions: tirePositionsOf(draft.positions),
      priority: isTirePriority(priority) ? priority : 'advice',
      erpId: vehicle.location.erpId,
      siteName: '',
      regno: vehicle.regNo,
      car: vehicle.name,
      dimension: wheel ? tireDimension(wheel) : '',
      currentTire: wheel?.name ?? '',
    };
  },
);
