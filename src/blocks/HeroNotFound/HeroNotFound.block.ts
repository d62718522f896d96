import { defineBlock } from '../defineBlock';
import { heroNotFoundSamples } from './HeroNotFound.sample';
import { heroNotFoundSchema } from './HeroNotFound.schema';

export const block = defineBlock({
  name: 'HeroNotFound',
  chunk: 'stage',
  schema: heroNotFoundSchema,
  content: { Image: 'image', Title: 'text', Text: 'multiline', Link: 'link' },
  samples: heroNotFoundSamples,
});
