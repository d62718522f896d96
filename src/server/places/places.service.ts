import type { Place } from '@/domain/places/place';
import type { Position } from '@/domain/workshop/services';
import type { Result } from '@/errors/result';

/** Places in Sweden, embedded or from a geocoder elsewhere. Answers PLACES_FAILED; never throws. */
export interface PlacesService {
  /** The best first; none is an answer. */
  find(queryText: string): Promise<Result<Place[]>>;
  /** Null outside Sweden. */
  at(position: Position): Promise<Result<Place | null>>;
}
