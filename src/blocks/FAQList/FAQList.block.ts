import { defineBlock } from '../defineBlock';
import { questionItem } from '../parts/items';
import { faqListSamples } from './FAQList.sample';
import { faqListSchema } from './FAQList.schema';

export const block = defineBlock({
  name: 'FAQList',
  chunk: 'texts',
  schema: faqListSchema,
  content: { Title: 'text', Items: questionItem, Width: 'droplist' },
  samples: faqListSamples,
});
