import { siteRoutes } from '@/sites/routeTable';
import type { Site } from '@/sites/site.types';

/** Counts what pages are made of: while a site's stamp is the same, its pages are. */
export interface PageChanges {
  /** Content of any site, or of another platform. */
  content: () => void;
  /** Cars or facilities of an index. */
  index: (name: string) => void;
  stamp: (site: Site) => string;
}

/** @param revision the number of the newest change of content; null on another platform */
export function createPageChanges(revision: () => number | null): PageChanges {
  let publications = 0;
  const indexes = new Map<string, number>();
  const countOf = (name: string | undefined): number => (name === undefined ? 0 : (indexes.get(name) ?? 0));
  return {
    content: () => {
      publications += 1;
    },
    index: (name) => {
      indexes.set(name, countOf(name) + 1);
    },
    stamp: ({ name, cars, facilities }) =>
      [
        revision() ?? '',
        publications,
        siteRoutes(name)?.revision ?? '',
        countOf(cars?.index),
        countOf(facilities?.index),
      ].join('.'),
  };
}
