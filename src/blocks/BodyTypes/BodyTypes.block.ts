import { defineBlock } from '../defineBlock';
import { bodyTypesSamples } from './BodyTypes.sample';
import { bodyTypesSchema } from './BodyTypes.schema';

export const block = defineBlock({
  name: 'BodyTypes',
  schema: bodyTypesSchema,
  content: { title: 'text', listUrl: 'link' },
  samples: bodyTypesSamples,
  texts: ['home', 'list.facetCount'],
});
