import {
  exampleKeys,
  type CalculationResponse,
  type DefaultRequest,
  type FinanceProduct,
  type FinanceQuoteDetails,
} from '@/domain/finance/codeweaver';
import type { QuoteInput } from '@/domain/finance/quoteInput';
import type { Quotation } from '@/features/finance/ukFinance.slice';

export const aDefaultRequest: DefaultRequest = {
  vehicle: {
    id: '123456',
    registration: 'AB21 CDE',
    price: 18_995,
    mileage: 12_000,
    registrationDate: '2024-03-01',
    isUsed: true,
  },
  dealer: { siteId: 'uk-1' },
};

export const aProduct = (over: Partial<FinanceProduct> = {}): FinanceProduct => ({
  Name: 'Personal Contract Purchase',
  FamilyKey: 'PCP',
  Term: 48,
  Deposit: 1899.5,
  Payment: 297.14,
  AnnualMileage: 10_000,
  ...over,
});

export const anInput = (over: Partial<QuoteInput> = {}): QuoteInput => ({
  familyKey: 'PCP',
  months: 48,
  deposit: 1899.5,
  payment: 297.14,
  mileage: 10_000,
  lastTouched: 'deposit',
  ...over,
});

const example = exampleKeys.map((Key) => ({ Key, Label: `The ${Key}`, Value: Key === 'Apr' ? '9.9% APR' : '£1' }));

const aQuote = (over: Partial<FinanceQuoteDetails> = {}): FinanceQuoteDetails => ({
  Term: 48,
  TotalDeposit: 1899.5,
  TotalRegularPayment: 297.14,
  AnnualMileage: 10_000,
  QuoteReference: 'REF-1',
  QuoteActions: { Apply: '/reserve?key=k&quoteRef=REF-1', PartExchange: '/part-exchange?key=k&quoteRef=REF-1' },
  ...over,
});

export const aQuotation = (over: Partial<Quotation> = {}): Quotation => ({
  quote: aQuote(),
  example,
  notifications: [],
  terms: 'Credit is subject to status.\n\nWe are a credit broker.',
  ...over,
});

export const aCalculationResponse = (over: Partial<FinanceQuoteDetails> = {}): CalculationResponse => ({
  Vehicles: [{ FinanceQuotations: [{ Blocks: example, Finance: { Notifications: [], Quote: aQuote(over) } }] }],
});
