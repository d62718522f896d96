import type { Facility } from '@/domain/dealers/facility';
import type { FacilityFacet, FacilityQuery } from '@/domain/dealers/facilityQuery';
import type { SearchRequest } from '@/domain/search/search';
import type { Position } from '@/domain/workshop/services';

/** A list of facilities as the visitor filters and sorts it. */
export interface FacilitiesRequest extends Pick<FacilityQuery, 'keyphrase' | 'filters' | 'order'> {
  /** Facets to count, in addition to those that are chosen. */
  facets: readonly FacilityFacet[];
  origin: Position | null;
  fields: readonly (keyof Facility)[];
  offset: number;
  limit: number;
}

/** By distance from a origin, else in the site's order; with counts of the facets. */
export function facilitiesRequest(
  index: string,
  { keyphrase, filters, order, facets, origin, fields, offset, limit }: FacilitiesRequest,
): SearchRequest {
  const chosen = Object.keys(filters).filter((name): name is FacilityFacet => name in filters);
  return {
    index,
    fields: [...fields],
    keyphrase,
    facets: [...new Set([...facets, ...chosen])].map((name) => {
      const value = filters[name];
      return { name, sort_order: 'name', filters: value === undefined ? [] : [value] };
    }),
    limit,
    offset,
    sort_name: origin && order === 'distance' ? 'distance_asc' : 'website_sort_order_asc',
    filters: [],
    ...(origin && { near: { lat: origin.latitude, lng: origin.longitude } }),
  };
}
