import type { Position } from '@/domain/workshop/services';

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies. */
export function distanceKm(from: Position, to: Position): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const share =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, share)));
}
