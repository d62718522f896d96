import type { Car } from '@/domain/cars/car';
import type { Facet } from '@/domain/search/search';

/** What the plain list shows, taken once from our own server: the same cars, counts and words as our list. */
export interface FloorData {
  cars: Partial<Car>[];
  facets: Facet[];
  total: number;
  /** ms */
  now: number;
}

/** What a plain application would have in its code. */
export interface FloorTexts {
  texts: Record<string, string | Record<string, string>>;
  /** The list's own address. */
  listPath: string;
  facets: { name: string; kind: 'terms' | 'range'; title: string }[];
}
