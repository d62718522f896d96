import type { Position } from '@/domain/workshop/services';

/** 'latitude,longitude' as facilities and feeds write it; null where it is none. */
export function positionOf(geocoord: string | undefined): Position | null {
  const parts = geocoord?.split(',') ?? [];
  if (parts.length !== 2 || parts.some((part) => part.trim() === '')) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
