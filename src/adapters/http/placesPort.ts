import type { Place } from '@/domain/places/place';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import type { PlacesPort } from '@/ports/places.port';
import { isRecord } from '@/lib/guards';
import { jsonPost, sendRequest, type Fetch } from './sendRequest';

const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  [value.placeId, value.name, value.description, value.region].every((one) => typeof one === 'string') &&
  typeof value.latitude === 'number' &&
  typeof value.longitude === 'number';

/** The places port over `/api/places`. */
export function createPlacesPort(fetch: Fetch): PlacesPort {
  const request = async (path: string, init: RequestInit): Promise<Result<unknown>> => {
    const exchanged = await sendRequest(fetch, path, init);
    if (!exchanged) return failed('NETWORK_LOST');
    const codes: Partial<Record<number, ErrorCode>> = { 400: 'BAD_REQUEST', 429: 'TOO_MANY_REQUESTS' };
    return exchanged.response.ok ? ok(exchanged.body) : failed(codes[exchanged.response.status] ?? 'PLACES_FAILED');
  };
  return {
    async find(text, signal) {
      const result = await request(`/api/places?q=${encodeURIComponent(text)}`, {
        headers: { accept: 'application/json' },
        ...(signal ? { signal } : {}),
      });
      if (!result.ok) return result;
      const places = isRecord(result.value) ? result.value.places : null;
      return Array.isArray(places) && places.every(isPlace) ? ok(places) : failed('PLACES_FAILED');
    },
    async byPosition(position, signal) {
      const result = await request('/api/places/reverse', jsonPost(position, signal));
      if (!result.ok) return result;
      const place = isRecord(result.value) ? result.value.place : undefined;
      return place === null || isPlace(place) ? ok(place) : failed('PLACES_FAILED');
    },
  };
}
