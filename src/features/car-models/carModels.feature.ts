import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { carModelsSlice } from './carModels.slice';

export { loadCarModels } from './sagas/carModels.saga';

/** What the stock knows of models, on their pages. */
export const carModelsFeature = defineFeature({
  name: 'carModels',
  owner: 'page',
  slices: [carModelsSlice],
  watch: [],
  public: [publicFields(carModelsSlice, { state: ['*.total'], actions: { modelsLoaded: ['*.total'] } })],
});
