import { rangeFacets, termsFacets, type Ranges, type Terms } from '../carFacets';
import { orderedRange } from '../carList';
import { nearTown, type NearTown } from '../extraFilters';
import { CHILD_SEPARATOR, type BaseFilter, type NumberRange } from '../search';
import type { Part, Understanding } from './understanding';

/** An understood text as parts of a list query. */
export interface UnderstoodSearch {
  /** The plain words, in their order. */
  keyphrase: string;
  terms: Terms;
  ranges: Ranges;
  /** Filters that no facet can show: exclusions, one of several pieces of equipment, monthly costs. */
  filters: BaseFilter[];
  near?: NearTown;
  /** Only if the text contains it; a location implies 'distance_asc'. */
  sort_name?: string;
}

/** Two ranges of one field both apply: 'över 100 000 under 200 000'. */
const narrowed = (a: NumberRange | undefined, b: NumberRange): NumberRange => {
  const mins = [a?.min, b.min].filter((bound) => bound !== undefined);
  const maxs = [a?.max, b.max].filter((bound) => bound !== undefined);
  const both = {
    ...(mins.length > 0 ? { min: Math.max(...mins) } : {}),
    ...(maxs.length > 0 ? { max: Math.min(...maxs) } : {}),
  };
  return orderedRange(both) ?? {};
};

/** A child with its parent, as the panel chooses them. */
const withParents = (values: readonly string[]): string[] => [
  ...new Set(
    values.flatMap((value) =>
      value.includes(CHILD_SEPARATOR) ? [value.slice(0, value.indexOf(CHILD_SEPARATOR)), value] : [value],
    ),
  ),
];

function addTerms(
  search: UnderstoodSearch,
  { name, values, not }: { name: string; values: readonly string[]; not?: true },
): void {
  const facet = termsFacets.find((one) => one.name === name);
  // The values of the equipment facet are AND-ed: alternatives need an extra filter.
  if (not || !facet || (name === 'car_equipment' && values.length > 1)) {
    search.filters.push({ name, values: [...values], ...(not ? { not } : {}) });
    return;
  }
  const chosen = [...(search.terms[facet.name] ?? []), ...values];
  search.terms[facet.name] = 'child' in facet ? withParents(chosen) : [...new Set(chosen)];
}

function addRange(search: UnderstoodSearch, name: string, range: NumberRange): void {
  const facet = rangeFacets.find((one) => one.name === name);
  if (facet) search.ranges[facet.name] = narrowed(search.ranges[facet.name], range);
  else search.filters.push({ name, ...range });
}

function add(search: UnderstoodSearch, { meaning, text, corrected = text }: Part): void {
  switch (meaning.kind) {
    case 'terms':
      addTerms(search, meaning);
      break;
    case 'range':
      addRange(search, meaning.name, meaning.range);
      break;
    case 'place':
      search.near = nearTown(meaning.place, meaning);
      search.sort_name ??= 'distance_asc';
      break;
    case 'sort':
      search.sort_name = meaning.sort_name;
      break;
    case 'words':
      search.keyphrase = `${search.keyphrase} ${meaning.as ?? corrected}`.trim();
      break;
    case 'here':
    case 'setAside':
    case 'filler':
      break;
  }
}

/** 'här' needs the position of the device; fillers have no meaning. */
export function searchOf({ parts }: Understanding): UnderstoodSearch {
  const search: UnderstoodSearch = { keyphrase: '', terms: {}, ranges: {}, filters: [] };
  for (const part of parts) add(search, part);
  return search;
}
