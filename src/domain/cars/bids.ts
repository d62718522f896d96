import type { Car } from './car';

/** The smallest raise of bids below an amount; the last one has no `below`. Major units. */
export interface BidStep {
  below?: number;
  step: number;
}

/** What a buyer pays on top of the hammer price, taxes included; the last one has no `upTo`. Major units. */
export interface FeeStep {
  upTo?: number;
  fee: number;
}

/** Where the buttons of a lot's page lead. */
export const BID_ANCHOR = 'advance-bid';

/** More is a slip of the keyboard. */
export const MOST_BID = 100_000_000;

export const stepAt = (steps: readonly BidStep[], amount: number): number =>
  (steps.find(({ below = Infinity }) => amount < below) ?? { step: 1 }).step;

/** What a bid costs together with the buyer's fee. */
export const withFee = (bid: number, fees: readonly FeeStep[]): number =>
  bid + (fees.find(({ upTo = Infinity }) => bid <= upTo)?.fee ?? 0);

/** The least bid that is not below an amount: the first bid itself, else a whole number of steps. */
export function bidFrom(amount: number, first: number, steps: readonly BidStep[]): number {
  if (amount <= first) return first;
  const step = stepAt(steps, amount);
  return Math.ceil(amount / step) * step;
}

/** What is wrong with a bid: below the first one, or between two steps. */
export type BidProblem = 'low' | 'offStep';

export function bidProblem(bid: number, first: number, steps: readonly BidStep[]): BidProblem | null {
  if (bid < first) return 'low';
  return bidFrom(bid, first, steps) === bid ? null : 'offStep';
}

/** Thousands as people and languages group them. */
const GROUPED = /^\d{1,3}(?:[.,'’ ]\d{3})+$/;
/** Before or after the amount. */
const CURRENCY = /kr\.?|sek|nok|dkk|eur|gbp|€|£/gi;

/** An amount as it is typed: '45 000 kr', '€4,500', '4500,00'. null for what is no whole amount. */
export function readAmount(text: string): number | null {
  const plain = text
    .replace(CURRENCY, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,]00$|[,.]-$|:-$/, '');
  if (!/^\d+$/.test(plain) && !GROUPED.test(plain)) return null;
  const amount = Number(plain.replace(/\D/g, ''));
  return amount > 0 && amount <= MOST_BID ? amount : null;
}

/** Whether no more bids are taken at an instant. A lot without an end takes them as long as it is on offer. */
export const isBiddingOver = ({ car_bids_end: end }: Partial<Pick<Car, 'car_bids_end'>>, now: number): boolean =>
  end !== undefined && Date.parse(end) <= now;
