import { towns, type TownTuple } from './towns';

export interface TownLabel {
  name: string;
  rank: TownTuple[3];
  x: number;
  y: number;
}

/** The zoom from which towns of a rank are named. */
const FROM_ZOOM: Readonly<Record<TownTuple[3], number>> = { 1: 3, 2: 5, 3: 6, 4: 8, 5: 10 };

const LETTER_PX = 7;
const LINE_PX = 18;
const PIN_PX = { width: 26, height: 36 };

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export interface TownLabelOptions {
  zoom: number;
  within(latitude: number, longitude: number): boolean;
  /** Where a town is, in pixels of the layer. */
  index(latitude: number, longitude: number): { x: number; y: number };
  /** Positions of the markers on the map. */
  pins?: readonly { x: number; y: number }[];
}

/** The town labels of a map, by importance, without those that would overlap another label or a marker. */
export function townLabels({ zoom, within, index, pins = [] }: TownLabelOptions): TownLabel[] {
  const taken: Box[] = pins.map(({ x, y }) => ({
    left: x - PIN_PX.width / 2,
    right: x + PIN_PX.width / 2,
    top: y - PIN_PX.height,
    bottom: y - 4,
  }));
  const labels: TownLabel[] = [];
  for (const [name, latitude, longitude, rank] of ranked) {
    if (zoom < FROM_ZOOM[rank] || !within(latitude, longitude)) continue;
    const { x, y } = index(latitude, longitude);
    const half = (name.length * LETTER_PX) / 2 + 4;
    const box = { left: x - half, right: x + half, top: y - 2, bottom: y + LINE_PX };
    if (taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    labels.push({ name, rank, x, y });
  }
  return labels;
}

const ranked = towns.toSorted(([, , , a], [, , , b]) => a - b);
