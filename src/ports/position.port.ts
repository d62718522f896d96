import type { Position } from '@/domain/workshop/services';
import type { Result } from '@/errors/result';

/** Where the visitor is, when they ask for it. Answers LOCATION_REFUSED; never rejects. */
export interface PositionPort {
  here(): Promise<Result<Position>>;
}
