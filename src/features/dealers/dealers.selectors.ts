import { facilityTeaserKey, type FacilityTeaserRequest } from '@/domain/dealers/facilityTeaser';
import type { FacilityListing, FacilityPage, FacilityTeaser } from './dealers.events';
import type { DealersState } from './dealers.slice';

export interface WithDealers {
  dealers: DealersState;
}

/** null: the page did not ask. */
export const selectListing = (state: WithDealers): FacilityListing | null => state.dealers.listing;
/** undefined: the page did not ask. */
export const selectTeaser = (state: WithDealers, question: FacilityTeaserRequest): FacilityTeaser | undefined =>
  state.dealers.teasers[facilityTeaserKey(question)];
/** null: the page is none of a facility. */
export const selectFacilityPage = (state: WithDealers): FacilityPage | null => state.dealers.page;
export const selectMapStep = (state: WithDealers): DealersState['map'] => state.dealers.map;
export const selectBeyond = (state: WithDealers): readonly string[] => state.dealers.beyond;
/** Id of the facility that list and map point at. */
export const selectPicked = (state: WithDealers): string | null => state.dealers.picked;
