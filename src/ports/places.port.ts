import type { Place } from '@/domain/places/place';
import type { Position } from '@/domain/workshop/services';
import type { Result } from '@/errors/result';

/** Places in Sweden, in Swedish. Fails with PLACES_FAILED; rejects only with the AbortError of the signal. */
export interface PlacesPort {
  /** Places that begin with the text, best match first; may be empty. */
  find(text: string, signal?: AbortSignal): Promise<Result<Place[]>>;
  /** The place at a position; null outside Sweden. */
  byPosition(position: Position, signal?: AbortSignal): Promise<Result<Place | null>>;
}
