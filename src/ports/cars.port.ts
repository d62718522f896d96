import type { CarStatus } from '@/domain/cars/carStatus';
import type { Result } from '@/errors/result';

/** Calls reject only with the signal's AbortError; every other failure is a Result. */
export interface CarsPort {
  /** @param index the search index of the site's cars */
  status(index: string, carId: string, signal?: AbortSignal): Promise<Result<CarStatus>>;
}
