import type { StoredTire, TireSeason, TreadMeasurement } from './vehicle';

type Wheel = StoredTire['wheel'];

/** Millimetres below which a tire may not be driven on in its season (Swedish traffic ordinance). */
export const LEAST_TREAD: Readonly<Record<TireSeason, number>> = { winter: 3, summer: 1.6 };

/** Fewer seasons than this show no trend. */
export const LEAST_SEASONS = 3;
/** A tire hardens with age: nothing is said about later seasons. */
const FARTHEST_SEASONS = 8;
/** Less wear for each season than a gauge can tell. */
const LEAST_WEAR = 0.1;
/** In which the season's tires are driven. */
const SEASON_MONTHS = 6;
const FIRST_MONTH: Readonly<Record<TireSeason, number>> = { winter: 11, summer: 5 };

/** '205/55 R16' */
export const tireDimension = ({ sectionWidth, aspectRatio, rimDiameter }: Wheel): string =>
  `${sectionWidth}/${aspectRatio} R${rimDiameter}`;

/** A measurement after the season that ended last; seasons are counted by the year in which they end. */
interface SeasonDepth {
  season: number;
  depth: number;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const monthOf = (date: string): number => Number(date.slice(5, 7));

/** Tires are measured when they come in, or before they go out: a summer tire in spring still has last year's tread. */
function seasonEndedBefore({ measuredOn }: TreadMeasurement, season: TireSeason): number {
  const year = yearOf(measuredOn);
  return season === 'winter' || monthOf(measuredOn) >= 7 ? year : year - 1;
}

/** The latest measurement of each season, oldest first. */
function bySeason({ season, measurements = [] }: Pick<Wheel, 'season' | 'measurements'>): SeasonDepth[] {
  if (!season) return [];
  const depths = new Map<number, number>();
  for (const one of measurements.toSorted((a, b) => a.measuredOn.localeCompare(b.measuredOn)))
    depths.set(seasonEndedBefore(one, season), one.threadDepth);
  return [...depths].map(([year, depth]) => ({ season: year, depth }));
}

export interface TreadForecast {
  /** Millimetres. */
  limit: number;
  /** When the tread passes the limit: 'YYYY-MM', within a season. */
  month: string;
  /** Seasons by which it may be earlier or later; at least one. */
  marginSeasons: number;
  /** Millimetres. */
  wearBySeason: number;
}

/** The month of a point between two seasons' ends: 2027.5 is half of the season that ends in 2028. */
function monthAt(point: number, season: TireSeason): string {
  const ended = Math.ceil(point) - 1;
  const passed = Math.min(SEASON_MONTHS - 1, Math.floor((point - ended) * SEASON_MONTHS));
  // A winter season begins in the year in which the one before ended.
  const start = (season === 'winter' ? ended : ended + 1) * 12 + FIRST_MONTH[season] - 1;
  const months = start + passed;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/**
 * When a tire's tread passes the limit: a straight line through the measurements by season (least squares). null with
 * fewer than three seasons, without wear that shows, below the limit already, or too far ahead to tell.
 */
export function treadForecast(wheel: Wheel): TreadForecast | null {
  const { season } = wheel;
  const points = bySeason(wheel);
  const last = points.at(-1);
  if (!season || !last || points.length < LEAST_SEASONS) return null;
  const limit = LEAST_TREAD[season];
  if (last.depth < limit || wheel.threadDepth < limit) return null;
  const mean = (of: (point: SeasonDepth) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [meanSeason, meanDepth] = [mean((point) => point.season), mean(({ depth }) => depth)];
  const spread = mean((point) => (point.season - meanSeason) ** 2);
  const wear = -mean((point) => (point.season - meanSeason) * (point.depth - meanDepth)) / spread;
  if (wear < LEAST_WEAR) return null;
  const depthAt = (year: number): number => meanDepth - wear * (year - meanSeason);
  // A last measurement above the line: it is not passed before the next season begins.
  const passedAt = Math.max(last.season + 0.01, meanSeason + (meanDepth - limit) / wear);
  if (passedAt - last.season > FARTHEST_SEASONS) return null;
  const deviation = Math.sqrt(
    points.reduce((sum, point) => sum + (point.depth - depthAt(point.season)) ** 2, 0) / (points.length - 2),
  );
  return {
    limit,
    month: monthAt(passedAt, season),
    marginSeasons: Math.max(1, Math.ceil(deviation / wear)),
    wearBySeason: Math.round(wear * 10) / 10,
  };
}

/** The measurements as points of a chart, oldest first; none where they are too few for a trend. */
export const treadHistory = (wheel: Wheel): readonly TreadMeasurement[] =>
  bySeason(wheel).length < LEAST_SEASONS
    ? []
    : (wheel.measurements ?? []).toSorted((a, b) => a.measuredOn.localeCompare(b.measuredOn));
