import type { Item } from '@/domain/analytics/analyticsEvent';
import type { CarRecord } from '@/store/entities';

export const LIST = { item_list_id: 'car_list', item_list_name: 'Car list' } as const;

const priceOf = (car: CarRecord): number | undefined =>
  car.car_has_campaign_price ? (car.car_campaign_price ?? car.car_price) : car.car_price;

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

/** A value is always sent with the car's own currency. */
export const viewedItem = (car: CarRecord) => {
  const value = priceOf(car);
  return {
    ...(value !== undefined && car.car_price_currency ? { value, currency: car.car_price_currency } : {}),
    items: [carItem(car)],
  };
};

/** The query and the hash may hold what a visitor wrote. */
export const withoutQuery = (path: string): string => path.split(/[?#]/)[0] ?? path;
