import type { LatLngTuple } from 'leaflet';
import { roadLines } from './roadLines';
import { towns, type TownTuple } from './towns';

export interface Point {
  x: number;
  y: number;
}

/** In pixels of the map's layer. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a label is, seen from its town. */
export type Side = 'below' | 'right' | 'left' | 'above';

export interface TownLabel extends Point {
  name: string;
  rank: TownTuple[3];
  side: Side;
}

export interface RoadLabel extends Point {
  name: string;
}

/** The zoom from which towns and roads of a rank are named. */
const TOWNS_FROM_ZOOM: Readonly<Record<TownTuple[3], number>> = { 1: 3, 2: 5, 3: 6, 4: 8, 5: 10 };
const ROADS_FROM_ZOOM = { 1: 6, 2: 8 } as const;

/** Widths of a letter by rank: larger towns have larger names. */
const LETTER_PX: Readonly<Record<TownTuple[3], number>> = { 1: 8.2, 2: 7.4, 3: 6.8, 4: 6.8, 5: 6.8 };
const LINE_PX = 16;
/** Between the middle of a town's dot and its name. */
const GAP_PX = 6;
/** Between a label and the edge of the map. */
const EDGE_PX = 4;
const PIN_PX = { width: 26, height: 36 };
const SIDES: readonly Side[] = ['below', 'right', 'left', 'above'];

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const contains = (outer: Box, { x, y }: Point): boolean =>
  x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
const lies = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
const around = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The box of a label of this size next to its town. */
export function labelBox({ x, y }: Point, side: Side, width: number, height: number): Box {
  switch (side) {
    case 'below':
      return { left: x - width / 2, right: x + width / 2, top: y + GAP_PX - 2, bottom: y + GAP_PX - 2 + height };
    case 'above':
      return { left: x - width / 2, right: x + width / 2, top: y - GAP_PX - height, bottom: y - GAP_PX };
    case 'right':
      return { left: x + GAP_PX, right: x + GAP_PX + width, top: y - height / 2, bottom: y + height / 2 };
    case 'left':
      return { left: x - GAP_PX - width, right: x - GAP_PX, top: y - height / 2, bottom: y + height / 2 };
  }
}

export interface MapLabelOptions {
  zoom: number;
  /** The visible part of the map: labels lie within it as a whole. */
  view: Box;
  /** Where a position is, in pixels of the layer. */
  index(latitude: number, longitude: number): Point;
  /** Positions of the markers on the map. */
  pins?: readonly Point[];
  /** Controls on the map. */
  controls?: readonly Box[];
  /** The visitor's font size, in parts of the usual one. */
  scale?: number;
}

/**
 * Names of towns by importance, then numbers of roads; none is cut by the edge, and none overlaps another, a marker or
 * a control.
 */
export function mapLabels({ zoom, view, index, pins = [], controls = [], scale = 1 }: MapLabelOptions): {
  towns: TownLabel[];
  roads: RoadLabel[];
} {
  const inner: Box = {
    left: view.left + EDGE_PX,
    right: view.right - EDGE_PX,
    top: view.top + EDGE_PX,
    bottom: view.bottom - EDGE_PX,
  };
  const taken: Box[] = [
    ...controls,
    ...pins.map(({ x, y }) => ({
      left: x - PIN_PX.width / 2,
      right: x + PIN_PX.width / 2,
      top: y - PIN_PX.height,
      bottom: y,
    })),
  ];
  const isFree = (box: Box): boolean => lies(box, inner) && !taken.some((other) => overlaps(box, other));

  const named: TownLabel[] = [];
  const names: Box[] = [];
  for (const [name, latitude, longitude, rank] of townsByRank) {
    if (zoom < TOWNS_FROM_ZOOM[rank]) continue;
    const point = index(latitude, longitude);
    // A dot on another town's name would read as a part of it.
    if (!contains(inner, point) || names.some((other) => overlaps(around(point, GAP_PX, GAP_PX), other))) continue;
    const width = (name.length * LETTER_PX[rank] + 4) * scale;
    const height = LINE_PX * scale;
    const side = SIDES.find((one) => isFree(labelBox(point, one, width, height)));
    if (!side) continue;
    names.push(labelBox(point, side, width, height));
    taken.push(labelBox(point, side, width, height), around(point, 2 * GAP_PX, 2 * GAP_PX));
    named.push({ name, rank, side, ...point });
  }
  return { towns: named, roads: roadLabels(zoom, inner, index, scale, isFree, taken) };
}

/** One number for each road, as near as possible to the middle of its visible part. */
function roadLabels(
  zoom: number,
  inner: Box,
  index: MapLabelOptions['index'],
  scale: number,
  isFree: (box: Box) => boolean,
  taken: Box[],
): RoadLabel[] {
  const numbered: RoadLabel[] = [];
  for (const { name, rank, points } of roadLines()) {
    if (zoom < ROADS_FROM_ZOOM[rank] || numbered.some((other) => other.name === name)) continue;
    const visible = points
      .map(([latitude, longitude]: LatLngTuple) => index(latitude, longitude))
      .filter((point) => contains(inner, point));
    const middle = visible.length / 2;
    const middlemost = visible
      .map((point, step) => ({ ...point, off: Math.abs(step - middle) }))
      .toSorted((a, b) => a.off - b.off)
      .find((point) => isFree(around(point, (name.length * 7.5 + 12) * scale, LINE_PX * scale + 2)));
    if (!middlemost) continue;
    // Room around it: numbers do not crowd together.
    taken.push(around(middlemost, (name.length * 7.5 + 40) * scale, 40 * scale));
    numbered.push({ name, x: middlemost.x, y: middlemost.y });
  }
  return numbered;
}

const townsByRank = towns.toSorted(([, , , a], [, , , b]) => a - b);
