import type { Near } from '@/domain/search/search';
import { setBit, type Bits } from './bits';
import type { Document } from './term-column';

const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** 'latitude,longitude' in degrees; undefined for anything else. */
export function parsePoint(value: unknown): { lat: number; lng: number } | undefined {
  const match =
    typeof value === 'string' ? /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(value) : null;
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** Where documents are. Many stand at the same place, so a distance is reckoned once a place. Place 0 is nowhere. */
export class GeoColumn {
  private points: { lat: number; lng: number }[] = [{ lat: 0, lng: 0 }];
  private readonly known = new Map<string, number>();
  private places: Uint32Array;

  constructor(
    private readonly field: string,
    capacity: number,
  ) {
    this.places = new Uint32Array(capacity);
  }

  grow(capacity: number): void {
    const places = new Uint32Array(capacity);
    places.set(this.places);
    this.places = places;
  }

  add(slot: number, document: Document): void {
    const point = parsePoint(document[this.field]);
    this.places[slot] = 0;
    if (!point) return;
    const key = `${point.lat},${point.lng}`;
    const place = this.known.get(key) ?? this.points.push(point) - 1;
    this.known.set(key, place);
    this.places[slot] = place;
  }

  remove(slot: number): void {
    this.places[slot] = 0;
  }

  state() {
    return { points: this.points, places: this.places };
  }

  restore({ points, places }: ReturnType<GeoColumn['state']>): void {
    this.points = points;
    this.places = places;
    for (const [place, { lat, lng }] of points.entries()) if (place > 0) this.known.set(`${lat},${lng}`, place);
  }

  /** Where the documents of the slots are: every place once, in the order in which it first stood in the index. */
  placesOf(slots: Iterable<number>): { lat: number; lng: number }[] {
    const places = new Set<number>();
    for (const slot of slots) places.add(this.places[slot]!);
    places.delete(0);
    return [...places].sort((a, b) => a - b).map((place) => this.points[place]!);
  }

  /** How many places are known: grows with every new one. */
  get size(): number {
    return this.points.length;
  }

  /** Kilometres to each document by slot: `distance(slot)`, infinite for a document that is nowhere. */
  distances(near: Near): (slot: number) => number {
    const byPlace = Float64Array.from(this.points, (point, place) =>
      place === 0 ? Number.POSITIVE_INFINITY : distanceKm(near, point),
    );
    return (slot) => byPlace[this.places[slot]!]!;
  }

  selectWithin(near: Near, km: number, slots: number, target: Bits): void {
    const distance = this.distances(near);
    for (let slot = 0; slot < slots; slot++) if (distance(slot) <= km) setBit(target, slot);
  }
}
