import type { CarTeaserRequest } from './carTeaser';
import { readContentFilter } from './contentFilter';

/** 'Volvo>EX30', as the list's address names a model. */
const MODEL = '>';

/** The stock of a model by the address of its list: its number and its cheapest car. null: the address names none. */
export function modelStockRequest(href: string): CarTeaserRequest | null {
  const query = href.split('#')[0]?.split('?')[1];
  if (query === undefined) return null;
  const pairs = [...new URLSearchParams(query)];
  const models = pairs.flatMap(([name, value]) =>
    name === 'car_brand' && value.includes(MODEL) ? [value.split(MODEL)] : [],
  );
  if (models.length === 0) return null;
  const { filters, unknownNames } = readContentFilter(pairs.filter(([name]) => name !== 'car_brand'));
  if (unknownNames.length > 0) return null;
  return {
    filters: [
      { name: 'car_brand', values: [...new Set(models.map(([brand = '']) => brand))] },
      { name: 'car_model', values: models.map(([, model = '']) => model) },
      ...filters,
    ],
    ids: [],
    limit: 1,
    cheapest: true,
  };
}
