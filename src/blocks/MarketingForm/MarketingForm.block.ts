import { defineBlock } from '../defineBlock';
import { marketingFormSamples } from './MarketingForm.sample';
import { marketingFormSchema } from './MarketingForm.schema';

export const block = defineBlock({
  name: 'MarketingForm',
  schema: marketingFormSchema,
  content: { Title: 'text', Text: 'multiline', PortalId: 'text', FormId: 'text' },
  samples: marketingFormSamples,
  texts: ['marketing'],
});
