import { defineBlock } from '../defineBlock';
import { navigationItem } from '../parts/items';
import { onlineFormSamples } from './OnlineForm.sample';
import { onlineFormBlockSchema } from './OnlineForm.schema';

export const block = defineBlock({
  name: 'OnlineForm',
  schema: onlineFormBlockSchema,
  content: {
    Title: 'text',
    Text: 'multiline',
    FormId: 'text',
    Fields: 'multiline',
    Recipient: 'text',
    Thanks: 'multiline',
    ButtonText: 'text',
    FormVariant: 'droplist',
    FormLink: 'link',
    Terms: navigationItem,
  },
  samples: onlineFormSamples,
  texts: ['onlineForm', 'contact', 'block'],
});
