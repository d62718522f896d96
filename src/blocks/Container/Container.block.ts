import { defineBlock } from '../defineBlock';
import { containerSamples } from './Container.sample';
import { containerSchema } from './Container.schema';

export const block = defineBlock({
  name: 'Container',
  schema: containerSchema,
  content: { BackgroundColor: 'droplist' },
  samples: containerSamples,
  placeholder: 'container',
});
