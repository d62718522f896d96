import type { LatLngTuple } from 'leaflet';
import file from './outlines.json';

/** Rings of polygons for Leaflet; the first ring of each is the outer edge, others are holes. */
export type Outline = LatLngTuple[][][];

/**
 * The file's own form, TopoJSON: arcs of whole steps from point to point, shared by neighbours; `~n` is arc n
 * backwards.
 */
function arcPoints(arc: readonly (readonly number[])[]): LatLngTuple[] {
  const {
    scale: [perX = 1, perY = 1],
    translate: [left = 0, bottom = 0],
  } = file.transform;
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return [y * perY + bottom, x * perX + left];
  });
}

function read(polygons: readonly (readonly (readonly number[])[])[]): Outline {
  const arcs = file.arcs.map(arcPoints);
  // Adjacent arcs share a point: it is added once.
  const ring = (refs: readonly number[]): LatLngTuple[] =>
    refs.flatMap((ref, index) => {
      const points = ref < 0 ? (arcs[~ref] ?? []).toReversed() : (arcs[ref] ?? []);
      return index === 0 ? points : points.slice(1);
    });
  return polygons.map((rings) => rings.map(ring));
}

let land: Outline | undefined;
let lakes: Outline | undefined;

/** Parsed once, by the first map. */
export const landOutline = (): Outline => (land ??= read(file.objects.land.arcs));
export const lakeOutline = (): Outline => (lakes ??= read(file.objects.lakes.arcs));

/** Covers the area beyond the eastern edge of the outlines, which is land. */
export const eastward: LatLngTuple[] = [
  [46.13, 33],
  [69.4, 33],
  [69.4, 70],
  [46.13, 70],
];
