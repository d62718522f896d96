import { east } from './east';
import type { CountyPlaces } from './gazetteer.types';
import { north } from './north';
import { south } from './south';
import { west } from './west';

/** Places of Sweden: every municipality's seat, most other towns, and the districts of the largest. Approximate on purpose: a workshop is looked for, not an address. */
export const gazetteer: readonly CountyPlaces[] = [...east, ...south, ...west, ...north];
