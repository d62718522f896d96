import type { Car } from '@/domain/cars/car';
import { carFacets } from '@/domain/search/carFacets';
import { cardFields } from '@/domain/search/carList';
import type { BaseFilter, FacetOrder, FacetRequest, NumberRange, SearchRequest } from '@/domain/search/search';
import { carVocabulary, type TermField } from '@/domain/search/searchVocabulary';
import type { Randomly } from './randomly';

const terms: readonly TermField[] = carVocabulary.terms;
const { ranges } = carVocabulary;
const orders: readonly FacetOrder[] = ['count', 'name', 'number'];

const read = (car: Car, name: string): unknown => Object.entries(car).find(([key]) => key === name)?.[1];

/** A value that some car has, now and then one that none has. */
function someValue(chance: Randomly, cars: readonly Car[], field: TermField): string {
  if (chance.chance(0.05)) return chance.oneOf(['Finns inte', 'Volvo>Nej', 'nej>', '>']);
  const car = chance.oneOf(cars);
  const value = read(car, field.name);
  const own = Array.isArray(value)
    ? value.length > 0
      ? String(chance.oneOf(value))
      : 'Inget'
    : String(value ?? 'Inget');
  return field.child && chance.chance(0.5) ? `${own}>${String(read(car, field.child))}` : own;
}

function someRange(chance: Randomly, cars: readonly Car[], name: string): NumberRange {
  const bound = () =>
    Number(read(chance.oneOf(cars), name) ?? chance.integer(0, 400_000)) +
    (chance.chance(0.3) ? chance.integer(-50, 50) : 0);
  const [a, b] = [bound(), bound()];
  const range = { min: Math.min(a, b), max: Math.max(a, b) };
  return chance.chance(0.4) ? { min: range.min } : chance.chance(0.5) ? { max: range.max } : range;
}

function someFilter(chance: Randomly, cars: readonly Car[]): BaseFilter {
  const not = chance.chance(0.3) ? { not: true as const } : {};
  if (chance.chance(0.3)) {
    const name = chance.oneOf(ranges);
    return { name, ...someRange(chance, cars, name), ...not };
  }
  const field = chance.oneOf(terms);
  return {
    name: field.name,
    values: Array.from({ length: chance.integer(1, 3) }, () => someValue(chance, cars, field)),
    ...not,
  };
}

function someFacet(chance: Randomly, cars: readonly Car[], field: TermField, selectedShare: number): FacetRequest {
  const chosen = chance.chance(selectedShare)
    ? Array.from({ length: chance.integer(1, 3) }, () => someValue(chance, cars, field))
    : [];
  return {
    name: field.name,
    ...(field.child && chance.chance(0.8) ? { child_name: field.child } : {}),
    sort_order: chance.oneOf(orders),
    filters: chosen,
  };
}

/** A word of a car as visitors type it: cut short, without marks, in capitals, with an error. */
function someWord(chance: Randomly, car: Car): string {
  const identity = [
    car.car_brand,
    car.car_model,
    car.car_brand,
    car.car_model,
    car.car_color,
    car.car_fuel,
    car.car_body,
    car.car_site_city,
    String(car.car_year),
    car.car_version,
    car.car_regno,
  ];
  const texts = chance.chance(0.3) && car.car_equipment && car.car_equipment.length > 0 ? car.car_equipment : identity;
  const word = chance.oneOf(chance.oneOf(texts.filter((text) => text !== undefined)).split(' '));
  const kind = chance.share();
  if (kind < 0.35) return word;
  if (kind < 0.55) return word.slice(0, chance.integer(1, word.length));
  if (kind < 0.65) return word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  if (kind < 0.75) return word.toLowerCase();
  const index = chance.integer(0, Math.max(0, word.length - 2));
  if (kind < 0.83) return word.slice(0, index) + (word[index + 1] ?? '') + (word[index] ?? '') + word.slice(index + 2);
  if (kind < 0.91) return word.slice(0, index) + word.slice(index + 1);
  return chance.oneOf([
    `${word}en`,
    `${word}orna`,
    word.replace(/[. -]/g, ''),
    `${word.slice(0, index)} ${word.slice(index)}`,
    'kamera',
    'värme',
    'xyzzy',
  ]);
}

export const someKeyphrase = (chance: Randomly, cars: readonly Car[]): string => {
  const car = chance.oneOf(cars);
  return Array.from({ length: chance.integer(1, 3) }, () =>
    someWord(chance, chance.chance(0.85) ? car : chance.oneOf(cars)),
  ).join(chance.oneOf([' ', '  ', '-', ', ', '|']));
};

const sorts = [
  'relevance',
  'distance_asc',
  ...carVocabulary.sorts.flatMap((sort) => [`${sort.name}_asc`, `${sort.name}_desc`]),
];

/** A random request: all names and combinations, including values that do not exist. */
export function someRequest(chance: Randomly, cars: readonly Car[], index: string): SearchRequest {
  const sort_name = chance.oneOf(sorts);
  const near = {
    lat: 55 + chance.share() * 14,
    lng: 11 + chance.share() * 10,
    ...(chance.chance(0.5) ? { km: chance.integer(10, 600) } : {}),
  };
  const termFacets = chance
    .someOf(terms, 0, chance.chance(0.3) ? terms.length : 6)
    .map((field) => someFacet(chance, cars, field, 0.25));
  const numberFacets = chance.someOf(ranges, 0, 4).map((name): FacetRequest => ({
    name,
    sort_order: 'number',
    filters: chance.chance(0.3) ? [someRange(chance, cars, name)] : [],
  }));
  return {
    index,
    fields: chance.chance(0.2) ? [] : chance.chance(0.5) ? [...cardFields] : chance.someOf(carVocabulary.fields, 1, 8),
    keyphrase: chance.chance(0.5) ? someKeyphrase(chance, cars) : '',
    facets: chance.someOf([...termFacets, ...numberFacets], 0, 40),
    limit: chance.oneOf([0, 1, 8, 48, 100]),
    offset: chance.chance(0.6) ? 0 : chance.integer(0, 150),
    sort_name,
    filters: chance.chance(0.4) ? Array.from({ length: chance.integer(1, 3) }, () => someFilter(chance, cars)) : [],
    ...(sort_name === 'distance_asc' || chance.chance(0.2) ? { near } : {}),
    ...(chance.chance(0.3) ? { exact_spelling: true } : {}),
  };
}

/** A request like the car list's: all facets of the panel, a page of cards. */
export function listRequest(
  chance: Randomly,
  cars: readonly Car[],
  index: string,
  kind: 'plain' | 'facets' | 'words',
): SearchRequest {
  const selected = new Set(
    kind === 'plain'
      ? []
      : chance.someOf(carFacets, kind === 'facets' ? 1 : 0, kind === 'facets' ? 3 : 1).map((facet) => facet.name),
  );
  const facets = carFacets
    .filter((facet) => !('quiet' in facet) || selected.has(facet.name))
    .map((facet): FacetRequest => {
      const isSelected = selected.has(facet.name);
      if (facet.kind === 'range')
        return {
          name: facet.name,
          sort_order: 'number',
          filters: isSelected ? [someRange(chance, cars, facet.name)] : [],
        };
      const field = terms.find((term) => term.name === facet.name)!;
      return {
        name: facet.name,
        ...(field.child ? { child_name: field.child } : {}),
        sort_order: facet.order,
        filters: isSelected ? [someValue(chance, cars, field)] : [],
      };
    });
  return {
    index,
    fields: [...cardFields],
    facets,
    limit: 48,
    offset: chance.chance(0.8) ? 0 : 48,
    filters: [],
    keyphrase: kind === 'words' ? someKeyphrase(chance, cars) : '',
    sort_name:
      kind === 'words'
        ? 'relevance'
        : chance.oneOf(['car_publishdate_asc', 'car_price_asc', 'car_price_desc', 'car_mileage_asc', 'car_year_desc']),
  };
}
