import type { Facility } from '@/domain/dealers/facility';
import type { FacilityQuery } from '@/domain/dealers/facilityQuery';
import type { SearchRequest } from '@/domain/search/search';

/** What of the facilities that words and make leave. */
export interface FacilitiesQuestion extends Pick<FacilityQuery, 'keyphrase' | 'brand'> {
  fields: readonly (keyof Facility)[];
  offset: number;
  limit: number;
}

/** The search behind the list of facilities, as the site orders them; counts the makes, and narrows by the one that is asked for. */
export const facilitiesRequest = (
  index: string,
  { keyphrase, brand, fields, offset, limit }: FacilitiesQuestion,
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
