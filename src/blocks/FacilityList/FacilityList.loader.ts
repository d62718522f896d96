import { decodeFacilityQuery, facetsOf } from '@/domain/dealers/facilityQuery';
import type { Saga } from '@/effects/sagaEffects';
import { dealersFeature, loadFacilities } from '@/features/dealers/dealers.feature';
import { defineLoader, type Loaded } from '../blockLoader';
import type { FacilityListFields } from './FacilityList.schema';

export const loader = defineLoader({
  feature: dealersFeature,
  request: ({ Facets }: FacilityListFields, { facilityIndex: index }) =>
    index === null ? null : { index, facets: facetsOf(Facets) },
  *load([list], { query, townInStock }, now): Saga<Loaded> {
    if (!list) return { error: null };
    const requested = decodeFacilityQuery(query);
    const inStock = { keyphrase: townInStock(requested.keyphrase), near: townInStock(requested.near) };
    return { error: yield* loadFacilities(list.index, requested, now, { facets: list.facets, inStock }) };
  },
});
