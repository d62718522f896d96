/** What a teaser of facilities asks. */
export interface FacilityTeaserRequest {
  /** These very ones, by site_id or slug, in this order; empty: the first of the site. */
  ids: readonly string[];
  limit: number;
}

/** The same for the same question, on the server and in the browser. */
export const facilityTeaserKey = ({ ids, limit }: FacilityTeaserRequest): string => `${limit} ${ids.join(' ')}`;
