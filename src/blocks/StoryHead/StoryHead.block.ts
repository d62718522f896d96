import { defineBlock } from '../defineBlock';
import { storyHeadSamples } from './StoryHead.sample';
import { storyHeadSchema } from './StoryHead.schema';

export const block = defineBlock({
  name: 'StoryHead',
  schema: storyHeadSchema,
  content: {},
  samples: storyHeadSamples,
  props: 'stories',
});
