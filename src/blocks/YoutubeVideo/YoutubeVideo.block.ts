import { defineBlock } from '../defineBlock';
import { youtubeVideoSamples } from './YoutubeVideo.sample';
import { youtubeVideoSchema } from './YoutubeVideo.schema';

export const block = defineBlock({
  name: 'YoutubeVideo',
  schema: youtubeVideoSchema,
  content: { YoutubeID: 'text', Title: 'text' },
  samples: youtubeVideoSamples,
  texts: ['block'],
  withoutPage:
    'The group is invented and has no films there; those of others are not ours to show. Its own films are FilmLoops of a Blurb or HeroBanner.',
});
