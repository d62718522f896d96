import { defineBlock } from '../defineBlock';
import { obligatoryLoanInfoSamples } from './ObligatoryLoanInfo.sample';
import { obligatoryLoanInfoSchema } from './ObligatoryLoanInfo.schema';

export const block = defineBlock({
  name: 'ObligatoryLoanInfo',
  schema: obligatoryLoanInfoSchema,
  content: { Title: 'text', Text: 'multiline', Link: 'link' },
  samples: obligatoryLoanInfoSamples,
});
