import { defineBlock } from '../defineBlock';
import { faqItem } from '../parts/items';
import { faqListSamples } from './FAQList.sample';
import { faqListSchema } from './FAQList.schema';

export const block = defineBlock({
  name: 'FAQList',
  chunk: 'texts',
  schema: faqListSchema,
  content: { Title: 'text', Items: faqItem, Width: 'droplist' },
  samples: faqListSamples,
});
