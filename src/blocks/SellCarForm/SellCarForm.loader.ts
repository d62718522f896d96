import type { Saga } from '@/effects/sagaEffects';
import { loadMakes, sellCarFeature } from '@/features/sell-car/sellCar.feature';
import { defineLoader, type Loaded } from '../blockLoader';

export const loader = defineLoader({
  feature: sellCarFeature,
  request: () => true,
  *load(): Saga<Loaded> {
    return { error: yield* loadMakes() };
  },
});
