import { defineBlock } from '../defineBlock';
import { logoSamples } from './Logo.sample';
import { logoSchema } from './Logo.schema';

export const block = defineBlock({
  name: 'Logo',
  chunk: 'shell',
  schema: logoSchema,
  content: { Logo: 'image', Link: 'link' },
  samples: logoSamples,
});
