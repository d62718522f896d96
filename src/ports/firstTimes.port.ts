import type { FirstTimeSlot } from '@/domain/workshop/workshops';
import type { Result } from '@/errors/result';

/** When workshops take in the next car, for the pages of facilities on the server. */
export interface FirstTimesPort {
  /**
   * The first free time of a facility's workshop for a short visit; null where it has none, or the workshop service does
   * not tell. TIMES_FAILED.
   */
  firstTime(siteId: string, signal?: AbortSignal): Promise<Result<FirstTimeSlot | null>>;
}
