import type { FacilityFacet } from '@/domain/dealers/facilityQuery';
import type { TextsValue } from '@/i18n/TextsProvider';

/** Texts of a facet: its name, the choice of all, and the field whose words its values are translated by. */
export const facetTexts = {
  site_services: { label: 'dealers.serviceFacet', all: 'dealers.allServices', field: 'department' },
  site_brands: { label: 'dealers.brand', all: 'dealers.allBrands', field: 'car_brand' },
  site_region: { label: 'dealers.regionFacet', all: 'dealers.allRegions', field: 'car_site_region' },
} as const satisfies Record<FacilityFacet, { label: string; all: string; field: string }>;

export const facetValueText = (name: FacilityFacet, value: string, { term }: Pick<TextsValue, 'term'>): string =>
  term(facetTexts[name].field, value);
