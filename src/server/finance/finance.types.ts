import type { FutureValueRow, UkProduct } from '@/domain/finance/ukQuote';

/** A product of the embedded lender, with what it offers first. */
export interface LenderProduct extends UkProduct {
  defaultTerm: number;
  /** Per cent of the cash price. */
  defaultDepositPercent: number;
  /** Of the car, months, when the agreement ends. */
  oldestAtEnd: number;
  futureValues: FutureValueRow[];
}

/** A quote as it was given; amounts in pence. */
export interface StoredQuote {
  familyKey: string;
  name: string;
  months: number;
  annualMileage: number;
  price: number;
  deposit: number;
  payment: number;
  finalPayment: number;
  total: number;
  apr: number;
}
