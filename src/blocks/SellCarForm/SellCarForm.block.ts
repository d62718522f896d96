import { defineBlock } from '../defineBlock';
import { navigationItem } from '../parts/items';
import { sellCarSamples } from './SellCarForm.sample';
import { sellCarBlockSchema } from './SellCarForm.schema';

export const block = defineBlock({
  name: 'SellCarForm',
  schema: sellCarBlockSchema,
  content: { Title: 'text', Text: 'multiline', MarginPercent: 'number', Terms: navigationItem },
  samples: sellCarSamples,
  texts: ['sell', 'contact'],
});
