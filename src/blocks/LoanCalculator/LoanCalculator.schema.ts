import type { InferType } from 'yup';
import { blockSchema, numberField, textField } from '../fields.schema';

export const loanCalculatorSchema = blockSchema('LoanCalculator', {
  Title: textField(),
  /** The first price, from which the limits of the field follow. */
  Price: numberField(250_000),
  /** Per cent a year, nominal. */
  InterestRate: numberField(0),
  StartFee: numberField(0),
  InvoiceFee: numberField(0),
  DepositPercent: numberField(20),
  /** The first number of months. */
  ContractDuration: numberField(36),
  /** '36=50&48=40': months, and per cent of the price that is left after them. */
  Residuals: textField(),
});

export type LoanCalculatorFields = InferType<typeof loanCalculatorSchema>;
