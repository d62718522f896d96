import { randomBytes } from 'node:crypto';
import type {
  CalculationRequest,
  ExampleBlock,
  FinanceProduct,
  FinanceQuotation,
  VehicleKey,
} from '@/domain/finance/codeweaver';
import {
  depositFor,
  depositLimitsOf,
  futureValueOf,
  quoteFor,
  type UkQuote,
  type UkTerms,
} from '@/domain/finance/ukQuote';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import type { FinanceService } from './finance.service';
import type { FinanceStore } from './finance.store';
import type { LenderProduct } from './finance.types';
import { legalText, money, percent } from './legalText';

export interface LenderLinks {
  /** Addresses with {key} and {quoteRef}. */
  apply: string;
  partExchange: string;
  key: string;
}

interface Dependencies {
  store: FinanceStore;
  links: LenderLinks;
  now: () => Date;
  report: (error: unknown) => void;
  /** Reference of a new quote. */
  newReference?: () => string;
}

const DEFAULT_MILES = 10_000;
const MILES = { least: 5_000, most: 30_000 } as const;
/** Below this price no product is offered, pence. */
const LEAST_PRICE = 300_000;
const QUOTE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

const toPence = (pounds: number): number => Math.round(pounds * 100);
const toPounds = (pence: number): number => pence / 100;

/** Whole months since the first registration; a car without one is new. */
function ageOf({ registrationDate }: VehicleKey, now: Date): number {
  if (!registrationDate) return 0;
  const [year = 0, month = 0] = registrationDate.split('-').map(Number);
  return Math.max(0, (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month);
}

interface Contract {
  months: number;
  miles: number;
  ageMonths: number;
  price: number;
}

/** The future value of a contract: 0 with hire purchase, null where the product is not offered. */
function valueAtEnd(product: LenderProduct, { price, ageMonths, months, miles }: Contract): number | null {
  if (ageMonths + months > product.oldestAtEnd) return null;
  return product.kind === 'hp' ? 0 : futureValueOf(product.futureValues, { price, ageMonths, months, miles });
}

const nearest = (values: readonly number[], wanted: number): number =>
  values.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;

/** The lender's example, complete by CONC 3.5; the order is that of the trade. */
function exampleOf(product: LenderProduct, terms: UkTerms, quote: UkQuote): ExampleBlock[] {
  const isPcp = product.kind === 'pcp';
  return [
    { Key: 'CashPrice', Label: 'Cash price', Value: money(terms.price) },
    { Key: 'Deposit', Label: 'Customer deposit', Value: money(terms.deposit) },
    { Key: 'AmountOfCredit', Label: 'Total amount of credit', Value: money(quote.credit) },
    { Key: 'Term', Label: 'Duration of agreement', Value: `${terms.months} months` },
    { Key: 'RegularPayment', Label: `${quote.payments} monthly payments of`, Value: money(quote.payment) },
    {
      Key: 'FinalPayment',
      Label: isPcp ? 'Optional final payment' : 'Final payment',
      Value: money(quote.finalPayment),
    },
    {
      Key: 'OtherCharges',
      Label: 'Option to purchase fee, in the final payment',
      Value: money(product.optionFee),
    },
    { Key: 'CreditCharge', Label: 'Total charge for credit', Value: money(quote.charge) },
    { Key: 'TotalPayable', Label: 'Total amount payable', Value: money(quote.total) },
    { Key: 'InterestRate', Label: 'Rate of interest (fixed)', Value: percent(product.annualRate) },
    { Key: 'Apr', Label: 'Representative APR', Value: `${percent(quote.apr)} APR` },
  ];
}

/** British finance by the tables of the database. */
export function createEmbeddedFinance({
  store,
  links,
  now,
  report,
  newReference = () => `Q${randomBytes(8).toString('hex').toUpperCase()}`,
}: Dependencies): FinanceService {
  const guarded = async <T>(error: ErrorCode, run: () => Promise<Result<T>>): Promise<Result<T>> => {
    try {
      return await run();
    } catch (cause) {
      report(cause);
      return failed(error);
    }
  };
  const link = (address: string, quoteRef: string): string =>
    address.replaceAll('{key}', encodeURIComponent(links.key)).replaceAll('{quoteRef}', encodeURIComponent(quoteRef));

  async function quotationFor(
    products: readonly LenderProduct[],
    { Vehicle, Parameters }: CalculationRequest['VehicleRequests'][number],
  ): Promise<FinanceQuotation> {
    const refused = (message: string): FinanceQuotation => ({
      Blocks: [],
      Finance: { Notifications: [{ Type: 'Error', Message: message }], Quote: null },
    });
    const product = products.find(({ familyKey }) => Parameters.FinanceProductFamilyKeys.includes(familyKey));
    const price = toPence(Vehicle.price);
    if (!product || price < LEAST_PRICE) return refused('The product is not available for this vehicle.');
    const months = nearest(product.terms, Parameters.Term);
    const miles = Math.min(Math.max(Parameters.AnnualMileage, MILES.least), MILES.most);
    const futureValue = valueAtEnd(product, { price, ageMonths: ageOf(Vehicle, now()), months, miles });
    if (futureValue === null) return refused('The vehicle would be too old at the end of the agreement.');
    const limits = depositLimitsOf(product, price, futureValue);
    const wanted =
      Parameters.CalculationType === 'ToRegularPayment'
        ? toPence(Parameters.CashDeposit)
        : depositFor(product, { price, months, futureValue }, toPence(Parameters.RegularPayment));
    const deposit = Math.min(Math.max(wanted, limits.min), limits.max);
    const terms: UkTerms = { price, deposit, months, futureValue };
    const quote = quoteFor(product, terms);
    const reference = newReference();
    await store.save(reference, {
      familyKey: product.familyKey,
      name: product.name,
      months,
      annualMileage: miles,
      price,
      deposit,
      payment: quote.payment,
      finalPayment: quote.finalPayment,
      total: quote.total,
      apr: quote.apr,
    });
    return {
      Blocks: exampleOf(product, terms, quote),
      Finance: {
        Notifications:
          deposit === wanted
            ? []
            : [
                {
                  Type: 'Information',
                  Message: `The deposit must be between ${money(limits.min)} and ${money(limits.max)}.`,
                },
              ],
        Quote: {
          Term: months,
          TotalDeposit: toPounds(deposit),
          TotalRegularPayment: toPounds(quote.payment),
          AnnualMileage: miles,
          QuoteReference: reference,
          QuoteActions: { Apply: link(links.apply, reference), PartExchange: link(links.partExchange, reference) },
        },
      },
    };
  }

  return {
    defaults: ({ vehicle }) =>
      guarded('FINANCE_DEFAULT_FAILED', async () => {
        const price = toPence(vehicle.price);
        const ageMonths = ageOf(vehicle, now());
        const products = price < LEAST_PRICE ? [] : await store.products();
        return ok({
          Products: products.flatMap((product): FinanceProduct[] => {
            // The product's own term, else the longest that the car's age allows.
            const months = [product.defaultTerm, ...product.terms.toReversed()].find(
              (term) => valueAtEnd(product, { price, ageMonths, months: term, miles: DEFAULT_MILES }) !== null,
            );
            if (months === undefined) return [];
            const futureValue = valueAtEnd(product, { price, ageMonths, months, miles: DEFAULT_MILES }) ?? 0;
            const limits = depositLimitsOf(product, price, futureValue);
            const wanted = Math.round((price * product.defaultDepositPercent) / 100);
            const deposit = Math.min(Math.max(wanted, limits.min), limits.max);
            const { payment } = quoteFor(product, { price, deposit, months, futureValue });
            return [
              {
                Name: product.name,
                FamilyKey: product.familyKey,
                Term: months,
                Deposit: toPounds(deposit),
                Payment: toPounds(payment),
                AnnualMileage: DEFAULT_MILES,
              },
            ];
          }),
        });
      }),
    calculate: ({ VehicleRequests }) =>
      guarded('FINANCE_QUOTE_FAILED', async () => {
        await store.forgetBefore(new Date(now().getTime() - QUOTE_DAYS * DAY_MS));
        const products = await store.products();
        const Vehicles = [];
        for (const request of VehicleRequests)
          Vehicles.push({ FinanceQuotations: [await quotationFor(products, request)] });
        return ok({ Vehicles });
      }),
    legal: (quoteReference) =>
      guarded('FINANCE_QUOTE_FAILED', async () => {
        const quote = await store.quote(quoteReference);
        return quote ? ok({ TermsAndConditions: legalText(quote) }) : failed('QUOTE_NOT_FOUND');
      }),
  };
}
