import { rangeFacets } from '@/domain/search/carFacets';

/** The visitor's texts and chosen values are not public; numbers, counts and names of fields are. */
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
export const entryFields = [
  'total',
  'scrollY',
  'pages.*.*',
  ...queryFields.map((path) => `query.${path}` as const),
] as const;
export const cachedFacetsFields = [
  ...queryFields.map((path) => `query.${path}` as const),
  ...facetFields.map((path) => `facets.*.${path}` as const),
] as const;
export const snapshotFields = [
  'total',
  'pages.*.*',
  ...queryFields.map((path) => `query.${path}` as const),
  ...facetFields.map((path) => `facets.*.${path}` as const),
] as const;
