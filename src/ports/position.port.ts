import type { Position } from '@/domain/workshop/services';
import type { Result } from '@/errors/result';

/** The visitor's position, with their permission. Fails with LOCATION_REFUSED; never rejects. */
export interface PositionPort {
  here(): Promise<Result<Position>>;
}
