import { openTerms, serviceTerms, weekendTerms } from '../vocabulary/serviceTerms';
import { termIn } from '../vocabulary/vocabulary.types';
import type { QueryLanguage } from '../search/query/understanding';
import { stockTerms } from '../vocabulary/stockTerms';
import { translateTerm } from '../vocabulary/translateTerm';
import type { Facility } from './facility';
import { spansOf, weekdayNames, weekdayOf } from './openingHours';

/** Weekdays on which any department is open in an ordinary week, 0 is Monday. */
function openDays({ site_departments: departments }: Pick<Facility, 'site_departments'>): number[] {
  const days = departments.flatMap(({ openingschedule: { openinghours } }) =>
    openinghours.flatMap(({ day, displayText }) => {
      const weekday = weekdayOf(day);
      return weekday !== null && spansOf(displayText) !== null ? [weekday] : [];
    }),
  );
  return [...new Set(days)];
}

/** Names of the departments, each once: what a visitor filters by. */
export const facilityServices = ({ site_departments: departments }: Pick<Facility, 'site_departments'>): string[] => [
  ...new Set(departments.map(({ name }) => name).filter((name) => name !== '')),
];

/**
 * Texts by which the search finds a facility in the languages of a site, beside its name, address and makes: what its
 * departments do, the makes of their codes, and the days on which it is open.
 */
export function facilityKeywords(
  facility: Facility,
  languages: readonly [QueryLanguage, ...QueryLanguage[]],
): string[] {
  const { site_departments: departments, site_city: city, site_region: region } = facility;
  const groups = [...new Set(departments.map(({ group }) => group))];
  const days = openDays(facility);
  /** A stock is in the first language of its site. */
  const translatedTerm = (field: string, value: string, language: QueryLanguage): string =>
    translateTerm(stockTerms(languages[0], language, []), field, value);
  const texts = languages.flatMap((language) => [
    ...groups.map((group) => termIn(serviceTerms[group], language)),
    ...facilityServices(facility).map((name) => translatedTerm('department', name, language)),
    translatedTerm('car_site_city', city, language),
    translatedTerm('car_site_region', region, language),
    ...(days.length > 0 ? [termIn(openTerms, language), ...days.map(weekdayNames)] : []),
    ...(days.some((day) => day > 4) ? [termIn(weekendTerms, language)] : []),
  ]);
  const makes = departments.flatMap(({ brands }) => brands.map(({ name }) => name));
  const names = departments.map(({ official_name: name }) => name.replace(facility.site_official_name, ''));
  return [...new Set([...texts, ...makes, ...names].map((text) => text.trim()))].filter((text) => text !== '');
}
