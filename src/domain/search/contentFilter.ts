import { rangeFacets, termsFacets, type Ranges, type Terms } from './carFacets';
import { emptyQuery, encodeListQuery } from './carList';
import { LEGACY_NAMES } from './legacyParameters';
import { searchLimits, type BaseFilter, type NumberRange } from './search';
import { carVocabulary } from './searchVocabulary';

const isTerm = (name: string): boolean => carVocabulary.terms.some((term) => term.name === name);
const boundOf = (name: string): { name: string; bound: 'min' | 'max' } | null => {
  const [, range = '', bound] = /^(.+)_(min|max)$/.exec(name) ?? [];
  return carVocabulary.ranges.some((one) => one === range) && (bound === 'min' || bound === 'max')
    ? { name: range, bound }
    : null;
};

/**
 * A content filter ('car_brand' with 'Volvo', 'car_price_max' with '200000'; a name with several values matches any of
 * them) as search filters. `unknownNames`: names and numbers that are not valid.
 */
export function readContentFilter(pairs: Iterable<readonly [name: string, value: string]>): {
  filters: BaseFilter[];
  unknownNames: string[];
} {
  const terms = new Map<string, string[]>();
  const ranges = new Map<string, NumberRange>();
  const unknownNames: string[] = [];
  for (const [given, text] of pairs) {
    const name = LEGACY_NAMES[given] ?? given;
    const value = text.trim().slice(0, searchLimits.valueLength);
    const range = boundOf(name);
    if (value === '') continue;
    if (isTerm(name)) terms.set(name, [...(terms.get(name) ?? []), value]);
    else if (range && /^\d{1,9}$/.test(value))
      ranges.set(range.name, { ...ranges.get(range.name), [range.bound]: Number(value) });
    else unknownNames.push(given);
  }
  return {
    filters: [
      ...[...terms].map(([name, values]) => ({ name, values: [...new Set(values)] })),
      ...[...ranges].map(([name, range]) => ({ name, ...range })),
    ],
    unknownNames,
  };
}

/**
 * The list's address query with exactly this filter ('car_brand=Volvo', '' for no filter); null where the list has no
 * such parameter.
 */
export function listQueryOf(filters: readonly BaseFilter[]): string | null {
  const terms: Terms = {};
  const ranges: Ranges = {};
  for (const { name, values, min, max } of filters) {
    const term = termsFacets.find((facet) => facet.name === name);
    const range = rangeFacets.find((facet) => facet.name === name);
    if (term && values) terms[term.name] = values;
    else if (range)
      ranges[range.name] = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    // A minimum of 1 selects every car with a campaign price.
    else if (name === 'car_has_campaign_price' && values?.join() === 'true') ranges.car_campaign_price = { min: 1 };
    else return null;
  }
  return encodeListQuery({ ...emptyQuery, terms, ranges });
}
