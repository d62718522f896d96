import { CONDITION_ASPECTS, conditionOptions, type ConditionAspect } from '../forms/sellCar';
import { roundTo, type LikeCarsRange } from './likeCars';

/** What each answer about its condition takes off the price of a car, in per cent, in the order of the answers. */
export const conditionCosts: Readonly<Record<ConditionAspect, readonly [number, number, number]>> = {
  driving: [0, 5, 20],
  outside: [0, 3, 8],
  inside: [0, 2, 5],
  service: [0, 3, 6],
  wheels: [0, 2, 4],
};

export interface BidRange {
  /** Major units, rounded outwards: what is not answered is taken for good. */
  low: number;
  high: number;
  /** The middle of the two, rounded as they are. */
  middle: number;
  /** As `low`, with what is not answered taken for worn. */
  worn: number;
  /** Questions without an answer. */
  open: number;
}

/** The least and the most that a question may still take off. */
function costsOf(aspect: ConditionAspect, option: string): { least: number; most: number } {
  const index = conditionOptions[aspect].findIndex((one) => one === option);
  const [least, middle, most] = conditionCosts[aspect];
  if (index < 0) return { least, most: middle };
  const cost = [least, middle, most][index] ?? least;
  return { least: cost, most: cost };
}

/**
 * Where a bid on a car is likely to be: what its like in stock cost, less the margin in per cent, and less what its
 * condition costs. A question without an answer takes nothing off, as if the answer were good; `worn` tells what its middle
 * answer would leave. Never a promise.
 */
export function bidRange(
  { low, high, currency }: Pick<LikeCarsRange, 'low' | 'high' | 'currency'>,
  margin: number,
  condition: Readonly<Record<ConditionAspect, string>>,
): BidRange {
  const costs = CONDITION_ASPECTS.map((aspect) => costsOf(aspect, condition[aspect]));
  const left = (taken: number): number => Math.max(0, 100 - margin - taken) / 100;
  const step = roundTo[currency];
  const sum = (of: 'least' | 'most'): number => costs.reduce((total, cost) => total + cost[of], 0);
  const least = Math.floor((low * left(sum('least'))) / step) * step;
  const most = Math.ceil((high * left(sum('least'))) / step) * step;
  return {
    low: least,
    high: most,
    middle: Math.round((least + most) / 2 / step) * step,
    worn: Math.floor((low * left(sum('most'))) / step) * step,
    open: costs.filter(({ least, most }) => least !== most).length,
  };
}

export interface BidScale {
  /** Major units: a bid on a worn car, or a lower one that the answers leave. */
  from: number;
  /** The most for a car in good condition. */
  to: number;
  /** Where the bid lies on it, in per cent. */
  low: number;
  high: number;
  middle: number;
}

const unanswered = { driving: '', outside: '', inside: '', service: '', wheels: '' } as const;

/** The scale from worn to good, which no answer changes unless it leads below it, and the bid on it. */
export function bidScale(
  range: Pick<LikeCarsRange, 'low' | 'high' | 'currency'>,
  margin: number,
  bid: BidRange,
): BidScale {
  const { worn, high: to } = bidRange(range, margin, unanswered);
  const from = Math.min(worn, bid.low);
  const percentOf = (sum: number): number => (to > from ? ((sum - from) / (to - from)) * 100 : 0);
  return { from, to, low: percentOf(bid.low), high: percentOf(bid.high), middle: percentOf(bid.middle) };
}
