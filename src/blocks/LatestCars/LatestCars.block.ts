import { defineBlock } from '../defineBlock';
import { latestCarsSamples } from './LatestCars.sample';
import { latestCarsSchema } from './LatestCars.schema';

export const block = defineBlock({
  name: 'LatestCars',
  schema: latestCarsSchema,
  content: { title: 'text', linkText: 'text', linkUrl: 'link' },
  samples: latestCarsSamples,
  texts: ['home', 'card', 'finance.caution', 'list.illustration', 'error.searchFailed'],
});
