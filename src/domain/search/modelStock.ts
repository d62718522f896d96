import { conditionTerms } from '../vocabulary/conditionTerms';
import { termIn } from '../vocabulary/vocabulary.types';
import type { BaseFilter } from './search';
import type { CarTeaserRequest } from './carTeaser';
import { readContentFilter } from './contentFilter';
import type { QueryLanguage } from './query/understanding';

/** 'Volvo>EX30', as the list's address names a model. */
const MODEL = '>';

/** The cars of a model in one condition, new before used. */
export interface ModelStock {
  /** null: the cars that the address itself chooses. */
  condition: 'new' | 'used' | null;
  /** The list of these cars. */
  href: string;
  /** Their number and the cheapest of them. */
  request: CarTeaserRequest;
}

/** The same list with one filter more. */
export function narrowedList(href: string, name: string, value: string): string {
  const [address = '', ...hash] = href.split('#');
  return [`${address}&${new URLSearchParams([[name, value]]).toString()}`, ...hash].join('#');
}

/** The cars of an address that names a model, new and used; null for any other address. */
export function modelFilters(href: string): BaseFilter[] | null {
  const query = href.split('#')[0]?.split('?')[1];
  if (query === undefined) return null;
  const pairs = [...new URLSearchParams(query)];
  const models = pairs.flatMap(([name, value]) =>
    name === 'car_brand' && value.includes(MODEL) ? [value.split(MODEL)] : [],
  );
  if (models.length === 0) return null;
  const { filters, unknownNames } = readContentFilter(pairs.filter(([name]) => name !== 'car_brand'));
  if (unknownNames.length > 0) return null;
  return [
    { name: 'car_brand', values: [...new Set(models.map(([brand = '']) => brand))] },
    { name: 'car_model', values: models.map(([, model = '']) => model) },
    ...filters,
  ];
}

/**
 * The stock of a model by the address of its list: new and used cars apart, for a price from which both begin says
 * nothing about the new ones. An address that names the condition stands for itself; one without a model has no stock.
 * @param stock language of the stock
 */
export function modelStocks(href: string, stock: QueryLanguage): ModelStock[] {
  const filters = modelFilters(href);
  if (!filters) return [];
  const request: CarTeaserRequest = { filters, ids: [], limit: 1, cheapest: true };
  if (filters.some(({ name }) => name === 'car_condition')) return [{ condition: null, href, request }];
  return (['new', 'used'] as const).map((condition) => {
    const word = termIn(conditionTerms[condition], stock);
    return {
      condition,
      href: narrowedList(href, 'car_condition', word),
      request: { ...request, filters: [...filters, { name: 'car_condition', values: [word] }] },
    };
  });
}
