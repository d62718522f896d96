import type { Currency, OdometerUnit } from '@/domain/cars/car';
import type { ChosenPlan } from '@/domain/finance/chosenPlan';
import type { FinancePlan } from '@/domain/forms/contact';
import type { Format } from './format';
import type { TextParams } from './text.types';
import type { TextKey } from './texts/sv';

const names = {
  loan: 'finance.planLoan',
  private: 'finance.leasePrivate',
  privateLeasing: 'finance.leasePrivate',
  company: 'finance.leaseCompany',
  companyLeasing: 'finance.leaseCompany',
  pcp: 'finance.planPcp',
  hp: 'finance.planHp',
} as const satisfies Readonly<Record<ChosenPlan['kind'] | FinancePlan['kind'], TextKey>>;

/** The terms of a finance plan. Amounts in major units; mileage a year, in the unit of the car's odometer. */
export interface PlanTerms {
  kind: keyof typeof names;
  months: number;
  deposit?: number;
  mileage?: number;
}

/** '36 månader, 50 000 kr kontant' */
export function planTermsText(
  { kind, months, deposit, mileage }: PlanTerms,
  { t, format }: { t: (key: TextKey, params?: TextParams) => string; format: Format },
  { currency, odometer }: { currency: Currency; odometer: OdometerUnit },
): string {
  return [
    t('finance.months', { count: months }),
    ...(deposit === undefined ? [] : [t('finance.planDeposit', { amount: format.money(deposit, currency) })]),
    // Hire purchase has no limit of its own.
    ...(mileage === undefined || kind === 'hp'
      ? []
      : [t('finance.planMileage', { distance: format.odometer(mileage, odometer) })]),
  ].join(', ');
}

/** 'Billån, 36 månader, 50 000 kr kontant': without a price, which would need its legal information. */
export const planText = (
  plan: PlanTerms,
  texts: Parameters<typeof planTermsText>[1],
  units: Parameters<typeof planTermsText>[2],
): string => `${texts.t(names[plan.kind])}, ${planTermsText(plan, texts, units)}`;
