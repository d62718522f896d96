import { carKinds, kindSlug } from '@/domain/cars/carKinds';
import { CHILD_SEPARATOR, type SearchRequest, type SearchResponse } from '@/domain/search/search';
import { slugOf } from '@/lib/slug';
import type { Site } from '@/sites/site.types';

const facets = [
  { name: 'car_brand', child_name: 'car_model' },
  { name: 'car_fuel' },
  { name: 'car_body' },
  { name: 'car_condition' },
] as const;

/**
 * Paths of landing pages with stock (makes, models, kinds), without language prefix; none while the search is
 * unavailable.
 */
export async function landingPagesInStock(
  { cars, paths, languages: [{ language }] }: Site,
  search: (request: SearchRequest) => Promise<Response>,
): Promise<string[]> {
  if (!cars) return [];
  const response = await search({
    index: cars.index,
    fields: ['car_id'],
    keyphrase: '',
    limit: 0,
    offset: 0,
    sort_name: 'car_publishdate_asc',
    filters: [],
    facets: facets.map((facet) => ({ ...facet, sort_order: 'count', filters: [] })),
  });
  if (!response.ok) return [];
  const { facet = [] }: Partial<Pick<SearchResponse, 'facet'>> = await response.json();
  const inStock = (name: string) => {
    const found = facet.find((one) => one.name === name);
    return found?.type === 'terms' ? found.values.filter(({ count }) => count > 0) : [];
  };
  const makes = inStock('car_brand').flatMap(({ text, children = [] }) => {
    const make = `${paths.makes}/${slugOf(text)}`;
    const models = children
      .filter(({ count }) => count > 0)
      .map((child) => slugOf(child.text.split(CHILD_SEPARATOR).at(-1) ?? ''));
    return [make, ...models.filter(Boolean).map((model) => `${make}/${model}`)];
  });
  const kinds = carKinds
    .filter((kind) => inStock(kind.facet).some(({ text }) => text === kind.value[language]))
    .map((kind) => `${paths.kinds}/${kindSlug(kind, language)}`);
  return [...new Set([...makes.filter((path) => !path.endsWith('/')), ...kinds])];
}
