import type { Place } from '@/domain/places/place';
import type { FaultCode } from '@/errors/catalogue';
import { failed, ok, type Outcome } from '@/errors/outcome';
import type { PlacesPort } from '@/ports/places.port';
import type { Fetch } from './searchDoor';

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPlace = (value: unknown): value is Place =>
  isFields(value) && [value.placeId, value.name, value.description, value.region].every((one) => typeof one === 'string') && typeof value.latitude === 'number' && typeof value.longitude === 'number';

/** The places port over `/api/places`. */
export function createPlacesPort(fetch: Fetch): PlacesPort {
  const ask = async (path: string, init: RequestInit): Promise<Outcome<unknown>> => {
    try {
      const response = await fetch(path, init);
      const body: unknown = await response.json();
      const codes: Partial<Record<number, FaultCode>> = { 400: 'BAD_REQUEST', 429: 'TOO_MANY_REQUESTS' };
      return response.ok ? ok(body) : failed(codes[response.status] ?? 'PLACES_FAILED');
    } catch (error) {
      if (init.signal?.aborted || (isFields(error) && error.name === 'AbortError')) throw error;
      return failed(isFields(error) && error.name === 'SyntaxError' ? 'PLACES_FAILED' : 'NETWORK_LOST');
    }
  };
  return {
    async find(typed, signal) {
      const outcome = await ask(`/api/places?q=${encodeURIComponent(typed)}`, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) });
      if (!outcome.ok) return outcome;
      const places = isFields(outcome.value) ? outcome.value.places : null;
      return Array.isArray(places) && places.every(isPlace) ? ok(places) : failed('PLACES_FAILED');
    },
    async at(position, signal) {
      const outcome = await ask('/api/places/reverse', { method: 'POST', body: JSON.stringify(position), headers: { 'content-type': 'application/json' }, ...(signal ? { signal } : {}) });
      if (!outcome.ok) return outcome;
      const place = isFields(outcome.value) ? outcome.value.place : undefined;
      return place === null || isPlace(place) ? ok(place) : failed('PLACES_FAILED');
    },
  };
}
