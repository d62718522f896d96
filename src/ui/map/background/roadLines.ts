import type { LatLngTuple } from 'leaflet';
import { roads, type RoadTuple } from './roads';
import { towns } from './towns';

export interface RoadLine {
  name: string;
  rank: RoadTuple[1];
  points: LatLngTuple[];
}

/** Points that a curve adds between two points of a route. */
const STEPS = 4;

const townPositions = new Map<string, LatLngTuple>(
  // The first of several towns with one name wins; a road names the others by their position.
  towns.toReversed().map(([name, latitude, longitude]) => [name, [latitude, longitude]]),
);

function pointOf(part: string): LatLngTuple {
  const town = townPositions.get(part);
  if (town) return town;
  const [latitude = NaN, longitude = NaN] = part.split(/\s+/).map(Number);
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) throw new Error(`A road leads to an unknown town: ${part}`);
  return [latitude, longitude];
}

/** Square root of the distance; degrees of longitude are half as long here as those of latitude. */
const knot = ([y, x]: LatLngTuple, [y2, x2]: LatLngTuple): number => Math.hypot(y2 - y, (x2 - x) / 2) ** 0.5 || 1e-6;

const mix = (a: LatLngTuple, b: LatLngTuple, share: number): LatLngTuple => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A centripetal Catmull-Rom curve through all points: no loops and no overshoot where distances differ. */
function curve(points: readonly LatLngTuple[]): LatLngTuple[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to) return [from];
    const before = points[index - 1] ?? mix(to, from, 2);
    const after = points[index + 2] ?? mix(from, to, 2);
    const t1 = knot(before, from);
    const t2 = t1 + knot(from, to);
    const t3 = t2 + knot(to, after);
    return Array.from({ length: STEPS }, (_, step): LatLngTuple => {
      const t = t1 + ((t2 - t1) * step) / STEPS;
      const a1 = mix(before, from, t / t1);
      const a2 = mix(from, to, (t - t1) / (t2 - t1));
      const a3 = mix(to, after, (t - t2) / (t3 - t2));
      return mix(mix(a1, a2, t / t2), mix(a2, a3, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1));
    });
  });
}

let lines: RoadLine[] | undefined;

/** The roads as lines; parsed once, by the first map. */
export const roadLines = (): RoadLine[] =>
  (lines ??= roads.map(([name, rank, route]) => ({
    name,
    rank,
    points: curve(route.split(',').map((part) => pointOf(part.trim()))),
  })));
