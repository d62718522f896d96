import { decodeFacilityQuery } from '@/domain/dealers/facilityQuery';
import type { Saga } from '@/effects/sagaEffects';
import { dealersFeature, loadFacilities } from '@/features/dealers/dealers.feature';
import { defineLoader, type Loaded } from '../blockLoader';

export const loader = defineLoader({
  feature: dealersFeature,
  request: (_fields: object, { facilityIndex }) => facilityIndex,
  *load([index], { query, townInStock }, now): Saga<Loaded> {
    const requested = decodeFacilityQuery(query);
    const keyphrase = townInStock(requested.keyphrase);
    return { error: index === undefined ? null : yield* loadFacilities(index, requested, now, keyphrase) };
  },
});
