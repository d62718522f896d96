import type { Facility } from '@/domain/dealers/facility';
import type { FacilityQuery } from '@/domain/dealers/facilityQuery';
import type { SearchRequest } from '@/domain/search/search';

/** A list of facilities filtered by text and make. */
export interface FacilitiesRequest extends Pick<FacilityQuery, 'keyphrase' | 'brand'> {
  fields: readonly (keyof Facility)[];
  offset: number;
  limit: number;
}

/**
 * The search request of the list of facilities in the site's order, with counts of the makes, filtered by the chosen
 * one.
 */
export const facilitiesRequest = (
  index: string,
  { keyphrase, brand, fields, offset, limit }: FacilitiesRequest,
): SearchRequest => ({
  index,
  fields: [...fields],
  keyphrase,
  facets: [{ name: 'site_brands', sort_order: 'name', filters: brand === '' ? [] : [brand] }],
  limit,
  offset,
  sort_name: 'website_sort_order_asc',
  filters: [],
});
