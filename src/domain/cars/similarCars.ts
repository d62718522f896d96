import type { Car } from './car';
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

/** Searches for similar cars, each with less in common than the one before it. */
export function similarSearches(car: Car): BaseFilter[][] {
  const filters = similarFilters(car);
  if (car.car_is_sample) return [filters];
  const without = (...names: string[]) => filters.filter(({ name }) => !names.includes(name));
  const searches = [filters, without('car_site_region'), without('car_site_region', 'car_fuel')];
  // Missing data of the car makes two searches equal.
  return searches.filter((search, index) => search.length !== searches[index - 1]?.length);
}

/** The keyphrase of the not-found page: the third dash-separated part of the slug (specification 2 section 2.3). */
export const slugKeyphrase = (slug: string | null): string => [...(slug?.split('-')[2] ?? '')].slice(0, 60).join('');
