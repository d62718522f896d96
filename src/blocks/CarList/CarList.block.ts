import { defineBlock } from '../defineBlock';
import { carListSamples } from './CarList.sample';
import { carListSchema } from './CarList.schema';

export const block = defineBlock({
  name: 'CarList',
  chunk: 'car-teasers',
  schema: carListSchema,
  content: { Title: 'text', Text: 'multiline', Filter: 'namevalue' },
  samples: carListSamples,
  texts: ['teasers', 'card'],
});
