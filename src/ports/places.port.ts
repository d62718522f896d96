import type { Place } from '@/domain/places/place';
import type { Position } from '@/domain/workshop/services';
import type { Result } from '@/errors/result';

/** Places in Sweden, in Swedish. Answers PLACES_FAILED; rejects only with the signal's AbortError. */
export interface PlacesPort {
  /** Places that begin as typed, the best first; none is an answer. */
  find(typed: string, signal?: AbortSignal): Promise<Result<Place[]>>;
  /** The place at a position; null outside Sweden. */
  at(position: Position, signal?: AbortSignal): Promise<Result<Place | null>>;
}
