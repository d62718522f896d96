import type { Car } from './car';
import { isLot } from './lot';
import { paidAmount } from './paidAmount';
import type { BaseFilter } from '../search/search';

/** Recommendations and similar cars shown at most (specification 2 section 9). */
export const RECOMMENDATIONS = 8;

/** Same region, body and fuel without the car itself; for a sample car the stock cars of its brand and model. */
export function similarFilters(car: Car): BaseFilter[] {
  const same = (name: keyof Car, value: string | undefined): BaseFilter[] => (value ? [{ name, values: [value] }] : []);
  const itself: BaseFilter = { name: 'car_id', values: [car.car_id], not: true };
  if (car.car_is_sample) {
    return [
      itself,
      ...same('car_brand', car.car_brand),
      ...same('car_model', car.car_model),
      { name: 'car_is_sample', values: ['true'], not: true },
    ];
  }
  return [
    itself,
    ...same('car_site_region', car.car_site_region),
    ...same('car_body', car.car_body),
    ...same('car_fuel', car.car_fuel),
  ];
}

/** Fewer similar cars than a row holds are not shown. */
export const FEWEST_SIMILAR = 3;

/** How far the price of a similar car may be from that of the car. */
const PRICE_SHARE = 0.3;

function similarPrice(car: Car): BaseFilter[] {
  const paid = paidAmount(car);
  // The first bid for a lot says little about its worth.
  if (paid === null || isLot(car)) return [];
  return [{ name: 'car_price', min: Math.floor(paid * (1 - PRICE_SHARE)), max: Math.ceil(paid * (1 + PRICE_SHARE)) }];
}

/**
 * The searches whose cars are ranked by `mostSimilar`: cars of the model, wherever they are, and cars with region, body
 * and fuel in common, each at about the price. For a sample car the stock cars of its model alone.
 */
export function similarSearches(car: Car): BaseFilter[][] {
  if (car.car_is_sample) return [similarFilters(car)];
  const price = similarPrice(car);
  const model: BaseFilter[] = [
    { name: 'car_id', values: [car.car_id], not: true },
    { name: 'car_brand', values: [car.car_brand] },
    { name: 'car_model', values: [car.car_model] },
    ...price,
  ];
  return [model, [...similarFilters(car), ...price]];
}

/** Searches for where too few were found, each with less in common than the one before it. */
export function lessSimilarSearches(car: Car): BaseFilter[][] {
  if (car.car_is_sample) return [];
  const filters = similarFilters(car);
  const without = (...names: string[]) => filters.filter(({ name }) => !names.includes(name));
  const searches = [filters, without('car_site_region'), without('car_site_region', 'car_fuel')];
  // Missing data of the car makes two searches equal.
  return searches.filter((search, index) => search.length !== searches[index - 1]?.length);
}

type Candidate = Pick<Car, 'car_id'> &
  Partial<
    Pick<
      Car,
      | 'car_brand'
      | 'car_model'
      | 'car_body'
      | 'car_fuel'
      | 'car_gearbox'
      | 'car_price'
      | 'car_campaign_price'
      | 'car_has_campaign_price'
    >
  >;

/** In how much a car is like another, in the order of importance: the first difference decides. */
function likenessOf(car: Candidate, other: Candidate): number[] {
  const isSame = (name: 'car_brand' | 'car_model' | 'car_body' | 'car_fuel' | 'car_gearbox'): boolean =>
    car[name] !== undefined && car[name] === other[name];
  const [paid, price] = [paidAmount(car), paidAmount(other)];
  return [
    Number(isSame('car_brand') && isSame('car_model')),
    Number(isSame('car_body')),
    Number(isSame('car_fuel')),
    Number(isSame('car_gearbox')),
    paid === null || price === null ? -Infinity : -Math.abs(price - paid),
  ];
}

/** The most similar of these cars, the best first: of the same model, then by body, fuel, gearbox and price. */
export function mostSimilar<One extends Candidate>(car: Candidate, candidates: readonly One[], most: number): One[] {
  const others = new Map(candidates.filter(({ car_id: id }) => id !== car.car_id).map((one) => [one.car_id, one]));
  return [...others.values()]
    .map((one) => ({ one, likeness: likenessOf(car, one) }))
    .toSorted((a, b) => {
      const index = a.likeness.findIndex((value, nth) => value !== b.likeness[nth]);
      return index < 0 ? 0 : (b.likeness[index] ?? 0) - (a.likeness[index] ?? 0);
    })
    .slice(0, most)
    .map(({ one }) => one);
}

/** The keyphrase of the not-found page: the third dash-separated part of the slug (specification 2 section 2.3). */
export const slugKeyphrase = (slug: string | null): string => [...(slug?.split('-')[2] ?? '')].slice(0, 60).join('');
