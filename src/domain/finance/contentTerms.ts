import type { LoanRules } from './loanPlan';

/** The terms of a loan as content gives them; `Residuals`: '36=50&48=40', months and per cent of the price. */
export interface ContentTerms {
  InterestRate: number;
  StartFee: number;
  InvoiceFee: number;
  DepositPercent: number;
  ContractDuration: number;
  Residuals: string;
}

/** Per cent of the price that a buyer can pay at once. */
const MOST_DEPOSIT = 80;

/** Without terms that cannot be read. */
export const rulesOf = (fields: ContentTerms): LoanRules => ({
  interest_rate: fields.InterestRate,
  start_fee: fields.StartFee,
  invoice_fee: fields.InvoiceFee,
  default_contract_duration: fields.ContractDuration,
  contract_durations: [...new URLSearchParams(fields.Residuals)].flatMap(([months, percent]) =>
    /^[1-9]\d{0,2}$/.test(months) && /^\d{1,2}$/.test(percent)
      ? [
          {
            months: Number(months),
            residual_percentage: Number(percent),
            cash_amount_min_percentage: fields.DepositPercent,
            cash_amount_max_percentage: MOST_DEPOSIT,
          },
        ]
      : [],
  ),
});
