import type { FacetBucket } from './search';

/**
 * The scale of a slider below a histogram: each bucket has the same room, so that a thumb at a bucket's edge stands at
 * its bar's edge. Positions are whole numbers. The outer buckets may be wider than the others.
 */
export interface RangeScale {
  /** The position of the upper end; the lower end is 0. */
  end: number;
  /** Where a bound stands; undefined: at its end. */
  lowPosition(min: number | undefined): number;
  highPosition(max: number | undefined): number;
  /** The bound at a position; undefined at its end. */
  lowBound(position: number): number | undefined;
  highBound(position: number): number | undefined;
}

/** Parts of a bucket in which a thumb stands: those that give round numbers, the finest first. */
const PARTS = [10, 5, 2];

/** 1, 2 or 5, with zeros. */
const isRound = (step: number): boolean => /^[125]0*$/.test(String(step));

const roundBelow = (width: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(width, 1)));
  return ([5, 2].find((factor) => factor * power <= width) ?? 1) * power;
};

export function rangeScale(buckets: readonly FacetBucket[]): RangeScale {
  const widths = buckets.map(({ min, max }) => max - min);
  // The outer buckets end where the stock does: at no round numbers.
  const inner = widths.length > 2 ? widths[1] : undefined;
  const narrowest = Math.min(...widths);
  const parts = PARTS.find((count) => count <= narrowest && (inner === undefined || isRound(inner / count))) ?? 1;
  // One value for each bucket, as with years: the upper bound is the last value before an edge.
  const isSingle = (inner ?? widths[0] ?? 0) === 1;
  const last = buckets.at(-1)?.max ?? 0;
  const stops = buckets.flatMap(({ min, max }) => {
    const step = (max - min) / parts;
    const round = roundBelow(step);
    const inside = (part: number) => Math.round((min + part * step) / round) * round;
    return Array.from({ length: parts }, (_, part) => (part === 0 ? min : inside(part)));
  });
  const end = stops.length;
  const valueAt = (position: number): number => stops[position] ?? last;
  /** The stop at a value, or the nearest to it. */
  const positionOf = (value: number): number => {
    const above = stops.findIndex((stop) => stop >= value);
    if (above === -1) return last - value < value - valueAt(end - 1) ? end : end - 1;
    if (above === 0) return 0;
    return valueAt(above) - value <= value - valueAt(above - 1) ? above : above - 1;
  };
  return {
    end,
    lowPosition: (min) => (min === undefined ? 0 : positionOf(min)),
    highPosition: (max) => (max === undefined || max >= last ? end : positionOf(isSingle ? max + 1 : max)),
    lowBound: (position) => (position <= 0 ? undefined : valueAt(Math.min(position, end - 1))),
    highBound: (position) =>
      position >= end ? undefined : isSingle ? valueAt(Math.max(position, 1)) - 1 : valueAt(position),
  };
}
