import type { Facility } from '@/domain/dealers/facility';
import type { LocalMoment } from '@/domain/dealers/openingHours';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';

/** The invented facilities of Sweden. */
export const swedish: readonly Facility[] = generateFacilities('se');

export const facilityAt = (index: number): Facility => {
  const found = swedish[index];
  if (!found) throw new Error(`There is no facility ${index}.`);
  return found;
};

/** A Friday in the middle of the day. */
export const noon: LocalMoment = { date: '2026-11-20', time: '12:00', weekday: 4 };
