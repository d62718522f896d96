import type { OpenDepartment } from './openDepartment';
import type { Today } from './openingHours';

/** null: of the whole facility. */
export type ShownHours = { service: OpenDepartment['service'] | null; today: Today };

/** Sorts what is closed by when it opens; last what does not say. */
function opening(today: Today): string {
  if (today.status === 'opens') return `0 ${today.time}`;
  return today.status === 'closed' && today.next ? `${today.next.date} ${today.next.time}` : '9999';
}

const isSame = (one: Today, other: Today): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * In one line whether a facility is open: the same of all departments without their names, else those that are open,
 * and where all are closed the one that opens first.
 */
export function hoursInShort(hours: readonly OpenDepartment[]): readonly ShownHours[] {
  const [first] = hours;
  if (!first) return [];
  if (hours.length > 1 && hours.every(({ today }) => isSame(today, first.today)))
    return [{ service: null, today: first.today }];
  const open = hours.filter(({ today }) => today.status === 'open');
  if (open.length > 0) return open;
  return hours.toSorted((a, b) => (opening(a.today) < opening(b.today) ? -1 : 1)).slice(0, 1);
}
