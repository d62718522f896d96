import type { BaseFilter } from './search';

/** The values of a field as filters compare them: always a list, numbers and booleans as text. */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null).map(String);

function holds(filter: BaseFilter, document: Readonly<Record<string, unknown>>): boolean {
  const value = document[filter.name];
  if (filter.values && !textsOf(value).some((text) => filter.values?.includes(text))) return false;
  if (filter.min === undefined && filter.max === undefined) return true;
  if (typeof value !== 'number') return false;
  return (filter.min === undefined || value >= filter.min) && (filter.max === undefined || value <= filter.max);
}

/**
 * Whether a document matches all base filters (decision 3b), such as those of a site that shows a part of a shared
 * stock.
 */
export const matchesFilters = (filters: readonly BaseFilter[], document: Readonly<Record<string, unknown>>): boolean =>
  filters.every((filter) => holds(filter, document) !== (filter.not === true));
