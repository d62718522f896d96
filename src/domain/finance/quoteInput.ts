import type { ChosenPlan } from './chosenPlan';
import type { CalculationRequest, DefaultRequest, FinanceProduct } from './codeweaver';

/** What a visitor chooses of a British quote. Amounts in pounds. */
export interface QuoteInput {
  familyKey: string;
  months: number;
  deposit: number;
  payment: number;
  /** Miles a year. */
  mileage: number;
  lastTouched: 'deposit' | 'payment' | 'months' | 'mileage' | 'product';
}

/** The product of an address by kind; families of other lenders contain the word. */
const familyOf = (products: readonly FinanceProduct[], kind: 'pcp' | 'hp'): FinanceProduct | undefined =>
  products.find(({ FamilyKey }) => FamilyKey.toLowerCase().includes(kind));

export const kindOf = (familyKey: string): 'pcp' | 'hp' => (familyKey.toLowerCase().includes('pcp') ? 'pcp' : 'hp');

/** The first offer of a product. */
export const inputOfProduct = ({ FamilyKey, Term, Deposit, Payment, AnnualMileage }: FinanceProduct): QuoteInput => ({
  familyKey: FamilyKey,
  months: Term,
  deposit: Deposit,
  payment: Payment,
  mileage: AnnualMileage,
  lastTouched: 'product',
});

/** What the page begins with: the plan of the address, else the first product's offer. */
export function inputOf(products: readonly FinanceProduct[], plan: ChosenPlan | null): QuoteInput | null {
  const first = products[0];
  if (!first) return null;
  if (plan?.kind !== 'pcp' && plan?.kind !== 'hp') return inputOfProduct(first);
  const product = familyOf(products, plan.kind);
  if (!product) return inputOfProduct(first);
  const { months, deposit, mileage } = plan;
  return { ...inputOfProduct(product), months, deposit, mileage, lastTouched: 'deposit' };
}

/**
 * The last-touched rule (specification 2 section 4): after the deposit was moved the payment is reckoned, after
 * anything else the deposit. A product that was not touched yet keeps its own deposit.
 */
export const calculationOf = ({ vehicle, dealer }: DefaultRequest, input: QuoteInput): CalculationRequest => ({
  VehicleRequests: [
    {
      Vehicle: vehicle,
      Dealer: dealer,
      Parameters: {
        Term: input.months,
        CashDeposit: input.deposit,
        RegularPayment: input.payment,
        AnnualMileage: input.mileage,
        FinanceProductFamilyKeys: [input.familyKey],
        CalculationType:
          input.lastTouched === 'deposit' || input.lastTouched === 'product' ? 'ToRegularPayment' : 'ToCashDeposit',
      },
    },
  ],
});
