import type { Position } from '@/domain/workshop/services';
import type { Outcome } from '@/errors/outcome';

/** Where the visitor is, when they ask for it. Answers LOCATION_REFUSED; never rejects. */
export interface PositionPort {
  here(): Promise<Outcome<Position>>;
}
