import type { FacilityDetailFields } from './FacilityDetail.schema';

/** It has no fields: what it shows is the facility of the page. */
export const facilityDetailSamples: Record<string, FacilityDetailFields> = { 'of the page': {} };
