import type { CarTeaserRequest } from '@/domain/search/carTeaser';
import { modelStocks } from '@/domain/search/modelStock';
import type { Saga } from '@/effects/sagaEffects';
import { carTeasersFeature, loadCarTeasers } from '@/features/car-teasers/carTeasers.feature';
import { defineLoader, type Loaded } from '../blockLoader';
import type { CarModelCardListFields } from './CarModelCardList.schema';

function* load(requests: readonly (readonly CarTeaserRequest[])[]): Saga<Loaded> {
  return { error: yield* loadCarTeasers(requests.flat()) };
}

/** The stock of the models: one search for each card and condition. */
export const loader = defineLoader<CarModelCardListFields, readonly CarTeaserRequest[]>({
  feature: carTeasersFeature,
  request: ({ Items }, { stockLanguage }) => {
    const requests = Items.flatMap(({ Link }) => modelStocks(Link.href, stockLanguage).map(({ request }) => request));
    return requests.length > 0 ? requests : null;
  },
  load,
});
