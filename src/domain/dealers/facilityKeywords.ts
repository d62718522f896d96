import { openTerms, serviceTerms, weekendTerms } from '../vocabulary/serviceTerms';
import { tireHotelTerm } from '../vocabulary/facilityTerms';
import { termIn } from '../vocabulary/vocabulary.types';
import type { QueryLanguage } from '../search/query/understanding';
import { stockTerms } from '../vocabulary/stockTerms';
import { translateTerm } from '../vocabulary/translateTerm';
import { MARKED_GROUPS, markedTokens } from './departmentTokens';
import type { Department, Facility } from './facility';
import { spansOf, weekdayNames, weekdayOf } from './openingHours';

/** Weekdays on which any department is open in an ordinary week, 0 is Monday. */
function openDays({ site_departments: departments }: { site_departments: readonly Department[] }): number[] {
  const days = departments.flatMap(({ openingschedule: { openinghours } }) =>
    openinghours.flatMap(({ day, displayText }) => {
      const weekday = weekdayOf(day);
      return weekday !== null && spansOf(displayText) !== null ? [weekday] : [];
    }),
  );
  return [...new Set(days)];
}

/**
 * Names of the departments, each once, and the tire hotel where there is one, in the stock's language: what a visitor
 * filters by.
 */
export const facilityServices = (
  { site_departments: departments, site_tire_hotel: hasTireHotel }: Facility,
  stock: QueryLanguage,
): string[] => [
  ...new Set(
    [...departments.map(({ name }) => name), hasTireHotel ? termIn(tireHotelTerm, stock) : ''].filter(
      (name) => name !== '',
    ),
  ),
];

interface SearchTexts {
  /** Of the whole facility, beside its name, address and makes. */
  keywords: string[];
  /** Of single departments, each word marked as theirs. */
  departmentTokens: string[];
}

/**
 * Texts by which the search finds a facility in the languages of a site: what its departments do, the makes of their
 * codes, and the days on which they are open.
 */
export function facilityTexts(
  facility: Facility,
  languages: readonly [QueryLanguage, ...QueryLanguage[]],
): SearchTexts {
  const { site_departments: departments, site_city: city, site_region: region } = facility;
  const groups = [...new Set(departments.map(({ group }) => group))];
  /** A stock is in the first language of its site. */
  const translatedTerm = (field: string, value: string, language: QueryLanguage): string =>
    translateTerm(stockTerms(languages[0], language, []), field, value);
  const work = languages.flatMap((language) => [
    ...groups.map((group) => termIn(serviceTerms[group], language)),
    ...facilityServices(facility, languages[0]).map((name) => translatedTerm('department', name, language)),
    translatedTerm('car_site_city', city, language),
    translatedTerm('car_site_region', region, language),
  ]);
  const namesOf = (some: readonly Department[]): string[] =>
    some.map(({ official_name: official }) => official.replace(facility.site_official_name, ''));
  const ofDepartments = (some: readonly Department[]): string[] => {
    const days = openDays({ site_departments: some });
    return [
      ...languages.flatMap((language) => [
        ...(days.length > 0 ? [termIn(openTerms, language), ...days.map(weekdayNames)] : []),
        ...(days.some((day) => day > 4) ? [termIn(weekendTerms, language)] : []),
      ]),
      ...some.flatMap(({ brands }) => brands.map(({ name }) => name)),
    ];
  };
  const { site_official_name: name, site_street: street, site_zip: zip, site_brands: makes } = facility;
  const departmentTokens = MARKED_GROUPS.flatMap((group) => {
    const some = departments.filter((one) => one.group === group);
    if (some.length === 0) return [];
    // Where no makes are known of a department, those of the facility count.
    const served = some.some(({ brands }) => brands.length > 0) ? [] : makes;
    const texts = [name, city, region, street, zip, ...work, ...namesOf(some), ...ofDepartments(some), ...served];
    return markedTokens(group, [...new Set(texts)].join(' ')).split(' ');
  });
  return {
    keywords: distinct([...work, ...ofDepartments(departments), ...namesOf(departments)]),
    departmentTokens: distinct(departmentTokens),
  };
}

const distinct = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
