import type { LoanOption } from '../cars/car';
import { monthlyLoanCost, quoteLoan, type LoanQuote, type LoanTerms } from './finance';

/** What a visitor chooses of a loan. Amounts in major units. */
export interface LoanPlan {
  months: number;
  deposit: number;
}

export interface Limits {
  min: number;
  max: number;
  step: number;
}

/** Specification 2 section 5. */
const MONTH_STEP = 12;
const DEPOSIT_STEP = 1000;

/** What a loan is worked out by, of a car or of content. */
export type LoanRules = Pick<
  LoanOption,
  'interest_rate' | 'start_fee' | 'invoice_fee' | 'default_contract_duration' | 'contract_durations'
>;

const clamp = (value: number, { min, max }: Limits): number => Math.min(Math.max(value, min), max);
const toStep = (value: number, limits: Limits): number =>
  clamp(limits.min + Math.round((value - limits.min) / limits.step) * limits.step, limits);

const byMonths = ({ contract_durations }: LoanRules) => contract_durations.toSorted((a, b) => a.months - b.months);

/** The rules of a term; those of the next shorter contract for a term without its own. */
const durationOf = (option: LoanRules, months: number) => {
  const durations = byMonths(option);
  return durations.findLast((one) => one.months <= months) ?? durations[0];
};

/** Null for an option without contracts: nothing to calculate. */
export function monthLimits(option: LoanRules): Limits | null {
  const durations = byMonths(option);
  const [first, last] = [durations[0], durations.at(-1)];
  return first && last ? { min: first.months, max: last.months, step: MONTH_STEP } : null;
}

/** The terms between the shortest and the longest. */
export const monthSteps = ({ min, max, step }: Limits): number[] =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);

/** The least deposit is rounded up to a step, so that it never falls below the rule; the greatest to the nearest. */
export function depositLimits(option: LoanRules, price: number, months: number): Limits {
  const { cash_amount_min_percentage: least = 0, cash_amount_max_percentage: most = 0 } =
    durationOf(option, months) ?? {};
  const min = Math.ceil((price * least) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP;
  const max = Math.round((price * most) / 100 / DEPOSIT_STEP) * DEPOSIT_STEP;
  return { min, max: Math.max(min, max), step: DEPOSIT_STEP };
}

/** The plan within the option's limits, on their steps. */
export function fitPlan(option: LoanRules, price: number, plan: LoanPlan): LoanPlan | null {
  const limits = monthLimits(option);
  if (!limits) return null;
  const months = toStep(plan.months, limits);
  return { months, deposit: clamp(Math.round(plan.deposit), depositLimits(option, price, months)) };
}

/** The option's own term with the least deposit. */
export const defaultPlan = (option: LoanRules, price: number): LoanPlan | null =>
  fitPlan(option, price, { months: option.default_contract_duration, deposit: 0 });

/** The residual is a share of the price, and never more than is lent. */
export function termsOf(option: LoanRules, price: number, { months, deposit }: LoanPlan): LoanTerms {
  const share = durationOf(option, months)?.residual_percentage ?? 0;
  return {
    price,
    deposit,
    ratePercent: option.interest_rate,
    months,
    residual: Math.min((price * share) / 100, price - deposit),
    startFee: option.start_fee,
    invoiceFee: option.invoice_fee,
  };
}

/** The terms of a wish, or of the option's own plan; null where there is nothing to lend. */
function wantedTerms(option: LoanRules, price: number, wanted: LoanPlan | null) {
  const plan = wanted ? fitPlan(option, price, wanted) : defaultPlan(option, price);
  return plan && plan.deposit < price ? { plan, terms: termsOf(option, price, plan) } : null;
}

/** The terms of the option's own plan; null where there is nothing to lend. */
export const defaultTerms = (option: LoanRules, price: number): LoanTerms | null =>
  wantedTerms(option, price, null)?.terms ?? null;

/** A month of the option's own plan, fees included; null where there is nothing to lend. */
export function defaultMonthlyCost(option: LoanRules, price: number): number | null {
  const found = wantedTerms(option, price, null);
  return found && monthlyLoanCost(found.terms);
}

export interface LoanOffer {
  plan: LoanPlan;
  terms: LoanTerms;
  quote: LoanQuote;
  /** Interest over the whole term. */
  interest: number;
  /** All fees over the whole term. */
  fees: number;
  /** What one more percentage point of interest costs: each month, and in total. */
  onePointMore: { monthly: number; total: number };
}

export function loanOffer(option: LoanRules, price: number, wanted: LoanPlan | null): LoanOffer | null {
  const found = wantedTerms(option, price, wanted);
  if (!found) return null;
  const { plan, terms } = found;
  const quote = quoteLoan(terms);
  const dearer = quoteLoan({ ...terms, ratePercent: terms.ratePercent + 1 });
  const fees = terms.startFee + terms.invoiceFee * terms.months;
  return {
    plan,
    terms,
    quote,
    fees,
    interest: quote.total - quote.credit - fees,
    onePointMore: { monthly: dearer.monthlyCost - quote.monthlyCost, total: dearer.total - quote.total },
  };
}
