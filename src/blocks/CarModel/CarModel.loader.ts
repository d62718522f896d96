import { carModelsFeature, loadCarModels } from '@/features/car-models/carModels.feature';
import { modelFilters } from '@/domain/search/modelStock';
import type { Saga } from '@/effects/sagaEffects';
import { defineLoader, type Loaded, type LoaderPage } from '../blockLoader';
import type { CarModelFields } from './CarModel.schema';

function* load(lists: readonly string[], { stockLanguage }: LoaderPage): Saga<Loaded> {
  return { error: yield* loadCarModels(lists, stockLanguage) };
}

/** The stock of the model that the link's list names. */
export const loader = defineLoader<CarModelFields, string>({
  feature: carModelsFeature,
  request: ({ Link }) => (modelFilters(Link.href) ? Link.href : null),
  load,
});
