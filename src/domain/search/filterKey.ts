import type { ActiveFilter } from './carList';
import { extraFilterKey } from './extraFilters';

/** Identifies a filter including its values and bounds. */
export function filterKey(filter: ActiveFilter): string {
  switch (filter.kind) {
    case 'term':
      return `${filter.name} ${filter.value}`;
    case 'range':
      return `${filter.name} ${filter.range.min ?? ''}-${filter.range.max ?? ''}`;
    case 'extraFilter':
      return extraFilterKey(filter.filter);
    case 'near':
      return `near ${filter.near.place} ${filter.near.km ?? ''}`;
  }
}
