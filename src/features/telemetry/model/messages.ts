import type { CarRecord } from '@/store/entities';

/** A data-layer message; names are GA4's. Values are codes, numbers and our own stock's words, never personal data. */
export interface Message {
  event: string;
  [key: string]: unknown;
}

/** GA4's item, of a car of our stock. `price` in major units. */
export interface Item {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_variant?: string;
  item_category?: string;
  location_id?: string;
  price?: number;
  index?: number;
}

export const LIST = { item_list_id: 'car_list', item_list_name: 'Car list' } as const;

const priceOf = (car: CarRecord): number | undefined => (car.car_has_campaign_price ? car.car_campaign_price ?? car.car_price : car.car_price);

/** `index` counts from 0; below 0 the place in the list is not known and left out. */
export const carItem = (car: CarRecord, index = -1): Item => ({
  item_id: car.car_id,
  item_name: [car.car_brand, car.car_model_text ?? car.car_model].filter(Boolean).join(' '),
  item_brand: car.car_brand,
  item_variant: car.car_version,
  item_category: car.car_body,
  location_id: car.car_site_id,
  price: priceOf(car),
  ...(index >= 0 ? { index } : {}),
});

/** A value goes with its currency or not at all: the car's own, never a fixed one. */
export const viewedItem = (car: CarRecord) => {
  const value = priceOf(car);
  return { ...(value !== undefined && car.car_price_currency ? { value, currency: car.car_price_currency } : {}), items: [carItem(car)] };
};

/** The query and the hash may hold what a visitor wrote. */
export const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? path;

export const pageView = (path: string, page: { site: string; language: string }): Message =>
  ({ event: 'page_view', page_path: withoutQuery(path), language: page.language, site: page.site });
