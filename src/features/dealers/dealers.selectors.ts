import { facilityTeaserKey, type FacilityTeaserRequest } from '@/domain/dealers/facilityTeaser';
import {
  type FacilityListing,
  type FacilityPage,
  type FacilityTeaser,
  initialDealers,
  type DealersState,
  type OwnLocation,
} from './dealers.slice';
import type { RootState } from '@/store/rootState';

const selectDealers = (state: RootState): DealersState => state.dealers ?? initialDealers;

/** null: the page has no list. */
export const selectListing = (state: RootState): FacilityListing | null => selectDealers(state).listing;
/** undefined: not requested by the page. */
export const selectTeaser = (state: RootState, request: FacilityTeaserRequest): FacilityTeaser | undefined =>
  selectDealers(state).teasers[facilityTeaserKey(request)];
/** null: the page is none of a facility. */
export const selectFacilityPage = (state: RootState): FacilityPage | null => selectDealers(state).page;
export const selectOwnLocation = (state: RootState): OwnLocation => selectDealers(state).ownLocation;
export const selectBeyond = (state: RootState): readonly string[] => selectDealers(state).beyond;
/** Id of the facility that list and map point at. */
export const selectPicked = (state: RootState): string | null => selectDealers(state).picked;
