import { east } from './east';
import type { CountyPlaces } from './gazetteer.types';
import { north } from './north';
import { south } from './south';
import { west } from './west';

/**
 * Places of Sweden: every municipality's seat, most other towns, and the districts of the largest. Approximate on
 * purpose: visitors look for a workshop, not for an address.
 */
export const gazetteer: readonly CountyPlaces[] = [...east, ...south, ...west, ...north];
