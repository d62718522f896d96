import { defineBlock } from '../defineBlock';
import { storiesTeaserSamples } from './StoriesTeaser.sample';
import { storiesTeaserSchema } from './StoriesTeaser.schema';

export const block = defineBlock({
  name: 'StoriesTeaser',
  schema: storiesTeaserSchema,
  content: { Title: 'text', ButtonText: 'text' },
  samples: storiesTeaserSamples,
  texts: ['stories'],
  props: 'stories',
});
