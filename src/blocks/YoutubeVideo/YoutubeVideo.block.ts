import { defineBlock } from '../defineBlock';
import { youtubeVideoSamples } from './YoutubeVideo.sample';
import { youtubeVideoSchema } from './YoutubeVideo.schema';

export const block = defineBlock({
  name: 'YoutubeVideo',
  schema: youtubeVideoSchema,
  content: { YoutubeID: 'text', Title: 'text' },
  samples: youtubeVideoSamples,
  texts: ['block'],
});
