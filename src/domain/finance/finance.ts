/**
 * Loan arithmetic (decision 8). Amounts are in major units, unrounded; rates are percent a year.
 * Convention: the start fee is paid at drawdown, the invoice fee with every instalment, the residual with the last one.
 */
export interface LoanTerms {
  price: number;
  deposit: number;
  /** Nominal, percent a year. */
  ratePercent: number;
  /** Number of months, at least 1. */
  months: number;
  /** What is left to pay with the last instalment. */
  residual: number;
  startFee: number;
  invoiceFee: number;
}

export interface LoanQuote {
  /** Price less deposit. */
  credit: number;
  /** Without the invoice fee. */
  payment: number;
  /** With the invoice fee. */
  monthlyCost: number;
  /** Percent a year. */
  effectiveRate: number;
  /** Everything paid after the deposit: instalments, fees and residual. */
  total: number;
}

/** An amount at a time; years from drawdown. Positive is lent out, negative is paid back. */
export interface CashFlow {
  years: number;
  amount: number;
}

/** Repeated multiplication: the same digits on every machine, which `**` does not promise. */
const integerPower = (base: number, exponent: number): number => {
  let result = 1;
  for (let i = 0; i < exponent; i += 1) result *= base;
  return result;
};

/** Monthly payment in arrears of `credit` over `months`, with `residual` left to pay at the end. */
export function annuity(credit: number, ratePercent: number, months: number, residual = 0): number {
  const rate = ratePercent / 1200;
  if (rate === 0) return (credit - residual) / months;
  const discount = 1 / integerPower(1 + rate, months);
  return ((credit - residual * discount) * rate) / (1 - discount);
}

/**
 * The yearly rate, in percent, at which the flows balance: directive 2008/48/EC annex I.
 * A year is 365 days or 12 equal months; NaN where no rate between -99 % and 10 000 % balances them.
 */
export const effectiveRate = (flows: readonly CashFlow[]): number =>
  balancingRate((yearly) => flows.reduce((sum, { years, amount }) => sum + amount * (1 + yearly) ** -years, 0));

function balancingRate(balance: (yearly: number) => number): number {
  let low = -0.99;
  let high = 100;
  if (balance(low) > 0 === balance(high) > 0) return Number.NaN;
  for (let i = 0; i < 200; i += 1) {
    const middle = (low + high) / 2;
    if (balance(middle) > 0 === balance(high) > 0) high = middle;
    else low = middle;
  }
  return high * 100;
}

/** Without the invoice fee. */
const paymentOf = ({ price, deposit, ratePercent, months, residual }: LoanTerms): number =>
  annuity(price - deposit, ratePercent, months, residual);

/** With the invoice fee. Far cheaper to compute than the quote, whose effective rate is found by trying. */
export const monthlyLoanCost = (terms: LoanTerms): number => paymentOf(terms) + terms.invoiceFee;

export function quoteLoan(terms: LoanTerms): LoanQuote {
  const credit = terms.price - terms.deposit;
  const payment = paymentOf(terms);
  const monthlyCost = payment + terms.invoiceFee;
  // The flows of `effectiveRate` summed up: a list works out a loan for each of its cards.
  const balance = (yearly: number): number => {
    const discount = (1 + yearly) ** (-1 / 12);
    const last = discount ** terms.months;
    const instalments = discount === 1 ? terms.months : (discount * (1 - last)) / (1 - discount);
    return credit - terms.startFee - monthlyCost * instalments - terms.residual * last;
  };
  return {
    credit,
    payment,
    monthlyCost,
    effectiveRate: balancingRate(balance),
    total: monthlyCost * terms.months + terms.residual + terms.startFee,
  };
}
