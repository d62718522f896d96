import type { Car, CarField, Currency } from './car';

/** A price and the instant from which it applied; major units. */
export interface CarPrice {
  since: string;
  amount: number;
  currency: Currency;
}

/** What is known of a car beyond its search document: whether it is on offer, and what it cost, oldest first. */
export type CarStatus =
  | { status: 'onOffer'; prices: CarPrice[] }
  /** No longer on offer; its page stays for a while. */
  | { status: 'sold'; since: string; car: Car; prices: CarPrice[] }
  /** A lot, which the auction of the stock sells: that site's title, and the car's page there. */
  | { status: 'auctioned'; site: string; url: string }
  /** It was on offer once. */
  | { status: 'gone' }
  | { status: 'unknown' };

/** Never registered to a buyer: a used car with few kilometres is none. */
export const isNewCar = ({
  car_is_used: used,
  car_mileage: mileage,
}: Pick<Partial<Car>, 'car_is_used' | 'car_mileage'>) => used === false && (mileage ?? 0) < 100;

/** For so long the page of a car stays after the car has left the stock; then its address is 410. */
export const SOLD_DAYS = 30;

/** Data of a sold car that its page does not need: it belongs to its new owner, or to offers that are over. */
export const fieldsOfOffer: readonly CarField[] = [
  'car_chassino',
  'car_regno',
  'car_sellers',
  'car_loan_option',
  'car_leasing_options',
  'car_loan_monthly_cost',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
  'car_has_campaign_loan',
  'car_has_companyleasing',
  'car_has_privateleasing',
  'car_campaigns',
  'car_is_reserved',
  'car_lot_number',
  'car_estimate_low',
  'car_estimate_high',
  'car_bids_end',
  'car_inspection_date',
  'car_inspection_points',
  'car_inspection',
  'car_tread_depth',
  'car_battery_health',
];
