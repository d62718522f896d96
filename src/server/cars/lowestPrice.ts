import type { Money } from '@/domain/stock/stock';

/** A price and the time from which it applied. */
export interface PriceStep extends Money {
  since: Date;
}

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price that applied within the 30 days before the current price (directive 98/6/EC article 6a); null for
 * a car whose price never changed. @param steps newest first
 */
export function lowestBefore([today, ...earlier]: readonly PriceStep[]): Money | null {
  if (!today) return null;
  const from = today.since.getTime() - THIRTY_DAYS;
  const first = earlier.findIndex((step) => step.since.getTime() <= from);
  const amounts = (first === -1 ? earlier : earlier.slice(0, first + 1))
    .filter((step) => step.currency === today.currency)
    .map((step) => step.amountMinor);
  return amounts.length === 0 ? null : { amountMinor: Math.min(...amounts), currency: today.currency };
}

/** A reduction that may be advertised: the current price is below all prices of the 30 days before. */
export function reductionOf(steps: readonly PriceStep[]): { car_lowest_price: number; car_price_since: string } | null {
  const [today] = steps;
  const lowest = lowestBefore(steps);
  return today && lowest && lowest.amountMinor > today.amountMinor
    ? { car_lowest_price: lowest.amountMinor / 100, car_price_since: today.since.toISOString() }
    : null;
}
