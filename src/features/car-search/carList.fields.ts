import { rangeFacets } from '@/domain/search/carFacets';

/** What the visitor typed and chose is not public; numbers, names of fields and counts are. */
export const queryFields = [
  'page',
  'sort',
  ...rangeFacets.flatMap(({ name }) => [`ranges.${name}.min`, `ranges.${name}.max`] as const),
] as const;
export const facetFields = [
  'name',
  'type',
  'child_name',
  'buckets.*.min',
  'buckets.*.max',
  'buckets.*.count',
  'values.*.count',
  'values.*.children.*.count',
] as const;
export const snapshotFields = [
  'total',
  'pages.*.*',
  ...queryFields.map((path) => `query.${path}` as const),
  ...facetFields.map((path) => `facets.*.${path}` as const),
] as const;
