import type { Department } from './facility';
import type { OpenDepartment } from './openDepartment';
import { todayOf, type LocalMoment } from './openingHours';

/** The departments that visitors come to without having asked before. */
const SHOWN = ['Workshop', 'New cars'] as const satisfies readonly Department['group'][];

/** Whether workshop and sales are open, each for itself: they differ. Without those whose hours cannot be read. */
export const hoursToday = (departments: readonly Department[], now: LocalMoment): OpenDepartment[] =>
  SHOWN.flatMap((service) => {
    const schedule = departments.find(({ group }) => group === service)?.openingschedule;
    const today = schedule ? todayOf(schedule, now) : null;
    return today ? [{ service, today }] : [];
  });
