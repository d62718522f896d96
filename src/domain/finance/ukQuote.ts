import { effectiveRate, type CashFlow } from './finance';

/*
 * Personal contract purchase and hire purchase as British lenders calculate them. Amounts are whole pence, rounded half
 * up to the penny wherever a document shows them; the interest of a month is the twelfth root of the yearly rate.
 */

export type UkKind = 'pcp' | 'hp';

export interface UkProduct {
  familyKey: string;
  name: string;
  kind: UkKind;
  /** Fixed, per cent a year, effective. */
  annualRate: number;
  /** Paid with the last payment, for the title to the car. */
  optionFee: number;
  /** Terms on offer, months, ascending. */
  terms: readonly number[];
  /** Per cent of the cash price. */
  leastDepositPercent: number;
  mostDepositPercent: number;
}

export interface UkTerms {
  price: number;
  deposit: number;
  months: number;
  /** The guaranteed future value; 0 with hire purchase. */
  futureValue: number;
}

export interface UkQuote {
  credit: number;
  /** Number of regular payments. */
  payments: number;
  payment: number;
  /** The last payment: future value and option fee (PCP), or a payment with the fee (HP). */
  finalPayment: number;
  /** Everything paid less the cash price. */
  charge: number;
  /** Deposit included. */
  total: number;
  /** Per cent, one decimal. */
  apr: number;
}

const monthlyRate = (annualRate: number): number => (1 + annualRate / 100) ** (1 / 12) - 1;
const toPenny = (pence: number): number => Math.floor(pence + 0.5 + 1e-9);

/** The value of one payment at the end of each of so many months. */
const annuityValue = (rate: number, payments: number): number =>
  rate === 0 ? payments : (1 - (1 + rate) ** -payments) / rate;

/** With PCP the future value takes the place of the last payment. */
const regularPayments = (kind: UkKind, months: number): number => (kind === 'pcp' ? months - 1 : months);

/** The regular payment for a deposit. */
export function paymentFor({ kind, annualRate }: UkProduct, terms: UkTerms): number {
  const rate = monthlyRate(annualRate);
  const credit = terms.price - terms.deposit;
  const left = terms.futureValue / (1 + rate) ** terms.months;
  return toPenny((credit - left) / annuityValue(rate, regularPayments(kind, terms.months)));
}

/** The deposit that makes the regular payment what the visitor wants to pay; not within any limits. */
export function depositFor(
  { kind, annualRate }: UkProduct,
  { price, months, futureValue }: Omit<UkTerms, 'deposit'>,
  payment: number,
): number {
  const rate = monthlyRate(annualRate);
  const credit = payment * annuityValue(rate, regularPayments(kind, months)) + futureValue / (1 + rate) ** months;
  return toPenny(price - credit);
}

export function quoteFor(product: UkProduct, terms: UkTerms): UkQuote {
  const payment = paymentFor(product, terms);
  const isPcp = product.kind === 'pcp';
  const payments = terms.months - 1;
  const finalPayment = (isPcp ? terms.futureValue : payment) + product.optionFee;
  const credit = terms.price - terms.deposit;
  const flows: CashFlow[] = [{ years: 0, amount: credit }];
  for (let month = 1; month <= payments; month += 1) flows.push({ years: month / 12, amount: -payment });
  flows.push({ years: terms.months / 12, amount: -finalPayment });
  const total = terms.deposit + payment * payments + finalPayment;
  return {
    credit,
    payments,
    payment,
    finalPayment,
    charge: total - terms.price,
    total,
    apr: Math.round(effectiveRate(flows) * 10) / 10,
  };
}

/** A row of the table of future values: what a car is worth at the end of a contract, by age at its start. */
export interface FutureValueRow {
  /** The car is at least so old at the start. */
  fromMonths: number;
  /** Length of the contract. */
  months: number;
  /** Per cent of the cash price, at 10 000 miles a year. */
  percent: number;
  /** Points taken off for each further 1 000 miles a year, added for each less. */
  perThousandMiles: number;
}

const BASE_MILES = 10_000;
/** Future values are whole multiples of £25, rounded down. */
const VALUE_STEP = 2500;

/** The guaranteed future value; null where the table has none: the car would be too old. */
export function futureValueOf(
  rows: readonly FutureValueRow[],
  { price, ageMonths, months, miles }: { price: number; ageMonths: number; months: number; miles: number },
): number | null {
  const row = rows
    .filter((one) => one.months === months && one.fromMonths <= ageMonths)
    .toSorted((a, b) => b.fromMonths - a.fromMonths)[0];
  if (!row || row.percent === 0) return null;
  const percent = row.percent - ((miles - BASE_MILES) / 1000) * row.perThousandMiles;
  return Math.max(0, Math.floor((price * percent) / 100 / VALUE_STEP) * VALUE_STEP);
}

export interface DepositLimits {
  min: number;
  max: number;
}

/** No deposit may leave less credit than the future value: the payments would be negative. */
export function depositLimitsOf(product: UkProduct, price: number, futureValue: number): DepositLimits {
  const min = Math.ceil((price * product.leastDepositPercent) / 100);
  const most = Math.floor((price * product.mostDepositPercent) / 100);
  return { min, max: Math.max(min, Math.min(most, price - futureValue)) };
}
