import type { Car } from './car';

/** What a buyer pays now: the campaign price where one is running; null where the dealer gives no price. */
export const paidAmount = ({
  car_price: price,
  car_campaign_price: reduced,
  car_has_campaign_price: has,
}: Partial<Pick<Car, 'car_price' | 'car_campaign_price' | 'car_has_campaign_price'>>): number | null =>
  (has === true && reduced !== undefined && (price === undefined || reduced <= price) ? reduced : price) ?? null;
