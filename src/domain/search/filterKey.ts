import type { ActiveFilter } from './carList';
import { wishKey } from './listConstraints';

/** Tells filters apart, values and bounds included. */
export function filterKey(filter: ActiveFilter): string {
  switch (filter.kind) {
    case 'term':
      return `${filter.name} ${filter.value}`;
    case 'range':
      return `${filter.name} ${filter.range.min ?? ''}-${filter.range.max ?? ''}`;
    case 'wish':
      return wishKey(filter.wish);
    case 'near':
      return `near ${filter.near.place} ${filter.near.km ?? ''}`;
  }
}
