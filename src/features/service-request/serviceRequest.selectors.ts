import { createSelector } from 'reselect';
import { servicesOf, type ServiceRequestValues } from '@/domain/forms/serviceRequest';
import { serviceRequestSchema } from '@/domain/forms/serviceRequest.schema';
import { distanceKm } from '@/domain/places/distance';
import { positionOf } from '@/domain/places/position';
import type { RootState } from '@/store/rootState';
import { initialServiceRequest, type RequestDealer, type ServiceRequestState } from './serviceRequest.slice';

export const selectServiceRequest = (state: RootState): ServiceRequestState =>
  state.serviceRequest ?? initialServiceRequest;
export const selectServiceRequestFlow = (state: RootState): ServiceRequestState['flow'] =>
  selectServiceRequest(state).flow;

export interface DealerChoice extends RequestDealer {
  /** Kilometres from the visitor; null while their position is not known. */
  km: number | null;
}

/** The facilities to choose from: in the site's order, or by distance. */
export const selectDealerChoices = createSelector(
  [
    (state: RootState) => selectServiceRequest(state).dealers,
    (state: RootState) => selectServiceRequest(state).position,
  ],
  (dealers, position): DealerChoice[] => {
    const all = (dealers ?? []).map((dealer) => {
      const there = positionOf(dealer.geocoord);
      return { ...dealer, km: position && there ? Math.round(distanceKm(position, there)) : null };
    });
    return position ? all.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : all;
  },
);

export const selectChosenDealer = (state: RootState): RequestDealer | null => {
  const { dealers, draft } = selectServiceRequest(state);
  return dealers?.find(({ id }) => id === draft.siteId) ?? null;
};

/** The request's values as the API takes them; null for a draft that is not valid. */
export function selectRequestValues(state: RootState): ServiceRequestValues | null {
  const { draft } = selectServiceRequest(state);
  const dealer = selectChosenDealer(state);
  const { website: _website, ...fields } = draft;
  const services = servicesOf(draft.typeCar, draft.services);
  const given = {
    ...fields,
    services,
    // Typed for a service that is no longer ticked.
    other: services.some((service) => service === 'other' || service === 'motorcycleOther') ? fields.other : '',
    siteName: dealer?.name ?? '',
    siteEmail: dealer?.email ?? '',
  };
  return serviceRequestSchema.isValidSync(given) ? serviceRequestSchema.cast(given) : null;
}
