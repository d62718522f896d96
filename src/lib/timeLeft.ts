/** The units of a countdown with their seconds, the largest first. */
const SECONDS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

export type TimeUnit = keyof typeof SECONDS;

export const timeUnits: readonly TimeUnit[] = ['days', 'hours', 'minutes', 'seconds'];

const MOST_DAYS = 99_999;

/**
 * From now to the moment, both in ms, in the units that are shown: what a hidden one would have held is in the next
 * smaller that is shown (30 hours without days are 30 hours), what is smaller than the last is dropped. Never below
 * zero, days of at most five digits.
 */
export function timeLeft(
  now: number,
  moment: number,
  shown: readonly TimeUnit[] = timeUnits,
): Record<TimeUnit, number> {
  let rest = Math.max(0, Math.ceil((moment - now) / 1000));
  const left = { days: 0, hours: 0, minutes: 0, seconds: 0 };
  for (const unit of timeUnits.filter((one) => shown.includes(one))) {
    left[unit] = Math.min(unit === 'days' ? MOST_DAYS : Infinity, Math.floor(rest / SECONDS[unit]));
    rest %= SECONDS[unit];
  }
  return left;
}
