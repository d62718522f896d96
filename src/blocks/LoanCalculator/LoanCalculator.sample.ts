import type { LoanCalculatorFields } from './LoanCalculator.schema';

const complete: LoanCalculatorFields = {
  Title: 'Räkna på ditt lån',
  Price: 250_000,
  InterestRate: 7.95,
  StartFee: 695,
  InvoiceFee: 59,
  DepositPercent: 20,
  ContractDuration: 36,
  Residuals: '12=55&24=55&36=50&48=40&60=30&72=20&84=0',
};

export const loanCalculatorSamples: Record<string, LoanCalculatorFields> = {
  complete,
  'one term, no fees': { ...complete, Title: '', StartFee: 0, InvoiceFee: 0, Residuals: '36=0' },
  'small amounts': { ...complete, Price: 18_000, StartFee: 0, InvoiceFee: 9 },
  'long words': { ...complete, Title: 'Betalningsförmågeberäkningsformulär' },
  'no terms': { ...complete, Residuals: '' },
};
