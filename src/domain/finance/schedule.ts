import { annuity, type LoanTerms } from './finance';

/** One month of a loan; amounts in major units, unrounded. */
export interface ScheduleRow {
  /** From 1. */
  month: number;
  interest: number;
  /** Of the credit; in the last month with the residual. */
  repayment: number;
  fee: number;
  /** Everything paid in the month. */
  paid: number;
  /** Left to pay after the month, without interest to come. */
  balance: number;
}

/** The loan month by month. The start fee is paid at drawdown, before the first month. */
export function scheduleOf(terms: LoanTerms): ScheduleRow[] {
  const payment = annuity(terms.price - terms.deposit, terms.ratePercent, terms.months, terms.residual);
  const rows: ScheduleRow[] = [];
  let balance = terms.price - terms.deposit;
  for (let month = 1; month <= terms.months; month += 1) {
    const interest = (balance * terms.ratePercent) / 1200;
    const isLast = month === terms.months;
    const repayment = payment - interest + (isLast ? terms.residual : 0);
    // The last month pays everything: what is left is the rounding of floating point.
    balance = isLast ? 0 : balance - repayment;
    rows.push({
      month,
      interest,
      repayment,
      fee: terms.invoiceFee,
      paid: payment + terms.invoiceFee + (isLast ? terms.residual : 0),
      balance,
    });
  }
  return rows;
}
