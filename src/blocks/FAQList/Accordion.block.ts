import { defineBlock } from '../defineBlock';
import { faqItem } from '../parts/items';
import { accordionSamples } from './FAQList.sample';
import { accordionSchema } from './FAQList.schema';

export const block = defineBlock({
  name: 'Accordion',
  chunk: 'texts',
  schema: accordionSchema,
  content: { Title: 'text', Items: faqItem },
  samples: accordionSamples,
});
