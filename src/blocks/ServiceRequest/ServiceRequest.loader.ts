import type { Saga } from '@/effects/sagaEffects';
import { loadRequestDealers, serviceRequestFeature } from '@/features/service-request/serviceRequest.feature';
import { defineLoader, type Loaded } from '../blockLoader';

export const loader = defineLoader({
  feature: serviceRequestFeature,
  request: (_fields: object, { facilityIndex }) => facilityIndex,
  *load([index]): Saga<Loaded> {
    return { error: index === undefined ? null : yield* loadRequestDealers(index) };
  },
});
