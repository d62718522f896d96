import { defineBlock } from '../defineBlock';
import { embeddedComponentSamples } from './EmbeddedComponent.sample';
import { embeddedComponentSchema } from './EmbeddedComponent.schema';

export const block = defineBlock({
  name: 'EmbeddedComponent',
  schema: embeddedComponentSchema,
  content: { Title: 'text', Address: 'link' },
  samples: embeddedComponentSamples,
  texts: ['block'],
  props: 'sites',
});
