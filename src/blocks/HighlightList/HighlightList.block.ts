import { defineBlock, itemTemplate } from '../defineBlock';
import { highlightListSamples } from './HighlightList.sample';
import { highlightListSchema } from './HighlightList.schema';

export const block = defineBlock({
  name: 'HighlightList',
  chunk: 'texts',
  schema: highlightListSchema,
  content: {
    Items: itemTemplate('Highlight', { PreTitle: 'text', Title: 'text', SubTitle: 'text' }),
    UseFourColumns: 'checkbox',
  },
  samples: highlightListSamples,
});
