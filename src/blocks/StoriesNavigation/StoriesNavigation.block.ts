import { defineBlock } from '../defineBlock';
import { storiesNavigationSamples } from './StoriesNavigation.sample';
import { storiesNavigationSchema } from './StoriesNavigation.schema';

export const block = defineBlock({
  name: 'StoriesNavigation',
  schema: storiesNavigationSchema,
  content: {},
  samples: storiesNavigationSamples,
  texts: ['stories'],
  props: 'stories',
});
