import { defineBlock } from '../defineBlock';
import { carTeaserSamples } from './CarTeaser.sample';
import { carTeaserSchema } from './CarTeaser.schema';

export const block = defineBlock({
  name: 'CarTeaser',
  chunk: 'car-teasers',
  schema: carTeaserSchema,
  content: { Title: 'text', Link: 'link', Filter: 'namevalue', Ids: 'text', Limit: 'integer' },
  samples: carTeaserSamples,
  texts: ['teasers', 'card'],
});
