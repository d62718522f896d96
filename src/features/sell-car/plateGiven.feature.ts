import { defineFeature } from '@/effects/feature';
import { plateGivenWatch } from './sagas/plateGiven.saga';

/** A registration number given on another page, for the form that sells the car. It stands in no address. */
export const plateGivenFeature = defineFeature({
  name: 'plateGiven',
  owner: 'page',
  slices: [],
  watch: plateGivenWatch,
  public: [],
});
