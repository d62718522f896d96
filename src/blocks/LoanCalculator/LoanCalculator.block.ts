import { defineBlock } from '../defineBlock';
import { loanCalculatorSamples } from './LoanCalculator.sample';
import { loanCalculatorSchema } from './LoanCalculator.schema';

export const block = defineBlock({
  name: 'LoanCalculator',
  schema: loanCalculatorSchema,
  content: {
    Title: 'text',
    Price: 'integer',
    InterestRate: 'number',
    StartFee: 'integer',
    InvoiceFee: 'integer',
    DepositPercent: 'integer',
    ContractDuration: 'integer',
    Residuals: 'namevalue',
  },
  samples: loanCalculatorSamples,
  texts: ['finance', 'card', 'error.missingImageText'],
});
