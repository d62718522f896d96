import { defineBlock } from '../defineBlock';
import { creditWarningSamples } from './CreditWarning.sample';
import { creditWarningSchema } from './CreditWarning.schema';

export const block = defineBlock({
  name: 'CreditWarning',
  chunk: 'shell',
  schema: creditWarningSchema,
  content: { Title: 'text', Text: 'multiline', Help: 'multiline', Link: 'link' },
  samples: creditWarningSamples,
  area: 'footer',
});
