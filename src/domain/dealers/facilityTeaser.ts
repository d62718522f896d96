import { MAX_IDS } from '../search/carTeaser';

/** Request of a teaser of facilities. */
export interface FacilityTeaserRequest {
  /** These very ones, by site_id or slug, in this order; empty: the first of the site. */
  ids: readonly string[];
  /** Without ids; those named are all shown. */
  limit: number;
}

/** Equal for equal requests, on server and client. */
export const facilityTeaserKey = ({ ids, limit }: FacilityTeaserRequest): string => `${limit} ${ids.join(' ')}`;

/** The request of a choice of facilities by their slugs. */
export const facilityChoice = (slugs: readonly string[]): FacilityTeaserRequest => ({ ids: slugs, limit: MAX_IDS });
