import { tireHotelTerm } from '../vocabulary/facilityTerms';
import { departmentIn } from './departmentTokens';
import type { Department, FacilityService } from './facility';
import type { FacilityQuery } from './facilityQuery';
import { todayOf, type LocalMoment, type Today } from './openingHours';

/** Whose hours a list names where the visitor chose no department: the first of them that is open. */
const ORDER: readonly Department['group'][] = ['New cars', 'Workshop', 'Parts', 'Body work'];

/** The status of a facility in a list, and the department that has it. */
export interface OpenDepartment {
  service: FacilityService;
  today: Today;
}

type Wanted = Pick<FacilityQuery, 'keyphrase' | 'filters'>;

/**
 * Whether a department is the one that the visitor chose, by the name that it is found by, or whose work the search
 * names. Wheels are stored by workshops.
 */
function isWanted({ name, group }: Department, { keyphrase, filters: { site_services: chosen } }: Wanted): boolean {
  if (chosen === undefined) return group === departmentIn(keyphrase);
  return name === chosen || (group === 'Workshop' && tireHotelTerm.includes(chosen));
}

/** Those that match, or all of them where none does. */
function preferring(departments: readonly Department[], matches: (one: Department) => boolean): readonly Department[] {
  const matching = departments.filter(matches);
  return matching.length > 0 ? matching : departments;
}

/**
 * Whether a facility is open as the visitor means it: the chosen department, for the chosen make where one serves it;
 * without a choice the first department that is open, else the first one. null where no hours can be read.
 */
export function openDepartment(
  departments: readonly Department[],
  now: LocalMoment,
  wanted: Wanted,
): OpenDepartment | null {
  const brand = wanted.filters.site_brands;
  const candidates = preferring(
    preferring(departments, (one) => isWanted(one, wanted)),
    ({ brands }) => brands.some(({ name }) => name === brand),
  );
  const known = candidates
    .toSorted((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group))
    .flatMap(({ group: service, openingschedule }) => {
      const today = todayOf(openingschedule, now);
      return today ? [{ service, today }] : [];
    });
  return known.find(({ today }) => today.status === 'open') ?? known[0] ?? null;
}
