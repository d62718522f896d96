import { defineBlock } from '../defineBlock';
import { closingLotsSamples } from './ClosingLots.sample';
import { closingLotsSchema } from './ClosingLots.schema';

export const block = defineBlock({
  name: 'ClosingLots',
  schema: closingLotsSchema,
  content: { Title: 'text', Text: 'multiline', Link: 'link' },
  samples: closingLotsSamples,
  texts: ['home', 'card', 'detail.reportNoRemarks', 'detail.reportRemarks', 'error.missingImageText'],
});
