import type { CarPrice } from './carStatus';
import type { Currency } from './car';

export interface PriceChanges {
  /** Oldest first, each another price than the one before, all in the currency of the last. */
  steps: CarPrice[];
  cuts: number;
  raises: number;
  currency: Currency;
}

/** How often a price was lowered and raised; null without any price. */
export function priceChanges(prices: readonly CarPrice[]): PriceChanges | null {
  const last = prices.at(-1);
  if (!last) return null;
  const steps = prices
    .filter(({ currency }) => currency === last.currency)
    .filter(({ amount }, index, all) => amount !== all[index - 1]?.amount);
  const cuts = steps.filter(({ amount }, index) => amount < (steps[index - 1]?.amount ?? amount)).length;
  return {
    steps,
    cuts,
    raises: steps.length - 1 - cuts,
    currency: last.currency,
  };
}
