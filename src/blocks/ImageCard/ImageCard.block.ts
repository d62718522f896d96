import { defineBlock } from '../defineBlock';
import { imageCardSamples } from './ImageCard.sample';
import { imageCardSchema } from './ImageCard.schema';

export const block = defineBlock({
  name: 'ImageCard',
  chunk: 'tiles',
  schema: imageCardSchema,
  content: { Title: 'text', Text: 'multiline', Image: 'image', Link: 'link' },
  samples: imageCardSamples,
});
