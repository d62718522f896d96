/**
 * The way of paying that a visitor chose for a car: in the address of its page, in the message to the seller and in the
 * comparison. Amounts in whole major units of the car's currency; mileage a year in the unit of the car's odometer.
 */
export type ChosenPlan =
  | { kind: 'loan'; months: number; deposit: number }
  | { kind: 'private' | 'company'; months: number; mileage: number }
  | { kind: 'pcp' | 'hp'; months: number; deposit: number; mileage: number };

/** The parameter of the address. */
export const PLAN_PARAMETER = 'plan';

const MOST_MONTHS = 240;
const LARGEST = 99_999_999;

/** 'loan.36.50000', 'private.36.1500', 'pcp.48.2500.10000' */
export function encodePlan(plan: ChosenPlan): string {
  switch (plan.kind) {
    case 'loan':
      return `loan.${plan.months}.${plan.deposit}`;
    case 'private':
    case 'company':
      return `${plan.kind}.${plan.months}.${plan.mileage}`;
    case 'pcp':
    case 'hp':
      return `${plan.kind}.${plan.months}.${plan.deposit}.${plan.mileage}`;
  }
}

/** Null for anything that `encodePlan` does not write. */
export function decodePlan(text: string): ChosenPlan | null {
  const [, kind, ...digits] = /^(loan|private|company|pcp|hp)\.(\d{1,3})\.(\d{1,8})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  const [months, second, third] = digits.map((one) => (one === undefined ? undefined : Number(one)));
  if (months === undefined || second === undefined || months < 1 || months > MOST_MONTHS || second > LARGEST)
    return null;
  const plan: ChosenPlan | null =
    kind === 'loan' && third === undefined
      ? { kind, months, deposit: second }
      : (kind === 'private' || kind === 'company') && third === undefined
        ? { kind, months, mileage: second }
        : (kind === 'pcp' || kind === 'hp') && third !== undefined
          ? { kind, months, deposit: second, mileage: third }
          : null;
  // '036' is no number that was written here.
  return plan && encodePlan(plan) === text ? plan : null;
}

/** The plan of an address, with or without its path; null for none. */
export function planOfAddress(address: string): ChosenPlan | null {
  const query = address.split('#')[0]?.split('?')[1] ?? '';
  return decodePlan(new URLSearchParams(query).get(PLAN_PARAMETER) ?? '');
}
