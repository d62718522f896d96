import { defineBlock } from '../defineBlock';
import { spacerSamples } from './Spacer.sample';
import { spacerSchema } from './Spacer.schema';

export const block = defineBlock({
  name: 'Spacer',
  chunk: 'texts',
  schema: spacerSchema,
  content: { Height: 'droplist', BackgroundColor: 'droplist' },
  samples: spacerSamples,
});
