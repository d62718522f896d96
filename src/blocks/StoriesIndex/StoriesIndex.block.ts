import { defineBlock } from '../defineBlock';
import { storiesIndexSamples } from './StoriesIndex.sample';
import { storiesIndexSchema } from './StoriesIndex.schema';

export const block = defineBlock({
  name: 'StoriesIndex',
  schema: storiesIndexSchema,
  content: { Layout: 'droplist', ShowDates: 'checkbox', HighlightLatestStory: 'checkbox' },
  samples: storiesIndexSamples,
  texts: ['stories'],
  props: 'stories',
});
