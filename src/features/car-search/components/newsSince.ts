import type { CarRecord } from '@/store/entities';

type Dated = Pick<CarRecord, 'car_published' | 'car_price_since' | 'car_lowest_price' | 'car_price'>;

const isAfter = (instant: string | undefined, since: string): boolean =>
  instant !== undefined && Date.parse(instant) > Date.parse(since);

/** What is new of a car since that time: the car itself, or a lower price. */
export function newsSince(
  { car_published, car_price_since, car_lowest_price, car_price }: Dated,
  since: string,
): 'new' | 'cut' | null {
  if (isAfter(car_published, since)) return 'new';
  return isAfter(car_price_since, since) &&
    car_price !== undefined &&
    car_lowest_price !== undefined &&
    car_lowest_price > car_price
    ? 'cut'
    : null;
}
