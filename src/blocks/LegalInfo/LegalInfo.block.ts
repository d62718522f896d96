import { defineBlock } from '../defineBlock';
import { legalInfoSamples } from './LegalInfo.sample';
import { legalInfoSchema } from './LegalInfo.schema';

export const block = defineBlock({
  name: 'LegalInfo',
  chunk: 'texts',
  schema: legalInfoSchema,
  content: { Title: 'text', Text: 'richtext', Details: 'richtext', ShowMoreText: 'text', ShowLessText: 'text' },
  samples: legalInfoSamples,
  texts: ['block'],
});
