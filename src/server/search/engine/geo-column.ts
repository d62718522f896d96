import { distanceKm } from '@/domain/places/distance';
import type { Near } from '@/domain/search/search';
import { setBit, type Bits } from './bits';
import type { Document } from './term-column';

/** 'latitude,longitude' in degrees; undefined for anything else. */
export function parsePoint(value: unknown): { lat: number; lng: number } | undefined {
  const match =
    typeof value === 'string' ? /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(value) : null;
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

export const positionOf = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng });

/** Positions of documents. Many share a position, so a distance is computed once per position. Position 0: none. */
export class GeoColumn {
  private points: { lat: number; lng: number }[] = [{ lat: 0, lng: 0 }];
  private readonly known = new Map<string, number>();
  private ordinals: Uint32Array;

  constructor(
    private readonly field: string,
    capacity: number,
  ) {
    this.ordinals = new Uint32Array(capacity);
  }

  grow(capacity: number): void {
    const ordinals = new Uint32Array(capacity);
    ordinals.set(this.ordinals);
    this.ordinals = ordinals;
  }

  add(slot: number, document: Document): void {
    const point = parsePoint(document[this.field]);
    this.ordinals[slot] = 0;
    if (!point) return;
    const key = `${point.lat},${point.lng}`;
    const ordinal = this.known.get(key) ?? this.points.push(point) - 1;
    this.known.set(key, ordinal);
    this.ordinals[slot] = ordinal;
  }

  remove(slot: number): void {
    this.ordinals[slot] = 0;
  }

  state() {
    return { points: this.points, ordinals: this.ordinals };
  }

  restore({ points, ordinals }: ReturnType<GeoColumn['state']>): void {
    this.points = points;
    this.ordinals = ordinals;
    for (const [ordinal, { lat, lng }] of points.entries()) if (ordinal > 0) this.known.set(`${lat},${lng}`, ordinal);
  }

  /** Positions of the given slots without duplicates, in the order in which they were added to the index. */
  pointsOf(slots: Iterable<number>): { lat: number; lng: number }[] {
    const ordinals = new Set<number>();
    for (const slot of slots) ordinals.add(this.ordinals[slot]!);
    ordinals.delete(0);
    return [...ordinals].sort((a, b) => a - b).map((ordinal) => this.points[ordinal]!);
  }

  /** The number of known positions; it only grows. */
  get size(): number {
    return this.points.length;
  }

  /** Kilometres to each document by slot: `distance(slot)`, infinite for a document without position. */
  distances(near: Near): (slot: number) => number {
    const from = positionOf(near);
    const byOrdinal = Float64Array.from(this.points, (point, ordinal) =>
      ordinal === 0 ? Number.POSITIVE_INFINITY : distanceKm(from, positionOf(point)),
    );
    return (slot) => byOrdinal[this.ordinals[slot]!]!;
  }

  selectWithin(near: Near, km: number, slots: number, target: Bits): void {
    const distance = this.distances(near);
    for (let slot = 0; slot < slots; slot++) if (distance(slot) <= km) setBit(target, slot);
  }
}
