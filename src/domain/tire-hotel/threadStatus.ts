import { THREAD_STATUS, type TireSeason } from './vehicle';

/** Tenths of a millimetre that the law requires in the tire's season. */
const LEAST: Readonly<Record<TireSeason, number>> = { winter: 30, summer: 16 };
/** Tread that a season wears off, in tenths of a millimetre. */
const SEASON_WEAR = 10;

export type ThreadStatus = keyof typeof THREAD_STATUS;

/** Less than a season's wear above the law's limit: replace; less than two: soon. `depth` in tenths of a millimetre. */
export function threadStatusOf(depth: number | undefined, season: TireSeason): ThreadStatus {
  if (depth === undefined) return 'notMeasured';
  const left = depth - LEAST[season];
  if (left < SEASON_WEAR) return 'replace';
  return left < 2 * SEASON_WEAR ? 'soon' : 'good';
}

/** null: not one of ours. */
export function threadStatusById(id: number): ThreadStatus | null {
  switch (id) {
    case THREAD_STATUS.notMeasured:
      return 'notMeasured';
    case THREAD_STATUS.replace:
      return 'replace';
    case THREAD_STATUS.soon:
      return 'soon';
    case THREAD_STATUS.good:
      return 'good';
    default:
      return null;
  }
}
