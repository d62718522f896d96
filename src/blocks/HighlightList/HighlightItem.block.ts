import { defineBlock } from '../defineBlock';
import { highlightItemSamples } from './HighlightList.sample';
import { highlightItemSchema } from './HighlightList.schema';

export const block = defineBlock({
  name: 'HighlightItem',
  chunk: 'texts',
  schema: highlightItemSchema,
  content: { PreTitle: 'text', Title: 'text', SubTitle: 'text' },
  samples: highlightItemSamples,
});
