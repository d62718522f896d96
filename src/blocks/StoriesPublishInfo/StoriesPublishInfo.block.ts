import { defineBlock } from '../defineBlock';
import { storiesPublishInfoSamples } from './StoriesPublishInfo.sample';
import { storiesPublishInfoSchema } from './StoriesPublishInfo.schema';

export const block = defineBlock({
  name: 'StoriesPublishInfo',
  schema: storiesPublishInfoSchema,
  content: {},
  samples: storiesPublishInfoSamples,
  texts: ['stories'],
  props: 'stories',
});
