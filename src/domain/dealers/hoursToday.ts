import type { Department } from './facility';
import { hoursOn, todayOf, type Hours, type LocalMoment, type Today } from './openingHours';

/** The departments that visitors come to without having asked before. */
const SHOWN = ['Workshop', 'New cars'] as const satisfies readonly Department['group'][];

/** The day of one department. */
export interface DepartmentToday {
  service: (typeof SHOWN)[number];
  today: Today;
  /** null: closed all day. */
  hours: Hours | null;
}

/** Today's hours of workshop and sales, each for itself: they differ. Without those that cannot be read. */
export const hoursToday = (departments: readonly Department[], now: LocalMoment): DepartmentToday[] =>
  SHOWN.flatMap((service) => {
    const schedule = departments.find(({ group }) => group === service)?.openingschedule;
    const today = schedule ? todayOf(schedule, now) : null;
    return schedule && today ? [{ service, today, hours: hoursOn(schedule, now) ?? null }] : [];
  });
