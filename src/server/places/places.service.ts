import type { Place } from '@/domain/places/place';
import type { Position } from '@/domain/workshop/services';
import type { Result } from '@/errors/result';

/** Places in Sweden, embedded or from an external geocoder. Fails with PLACES_FAILED; never throws. */
export interface PlacesService {
  /** The best match first; may be empty. */
  find(queryText: string): Promise<Result<Place[]>>;
  /** The place at a position; null outside Sweden. */
  byPosition(position: Position): Promise<Result<Place | null>>;
}
