import type { Currency, OdometerUnit } from '@/domain/cars/car';
import type { StockName } from '@/sites/site.types';

/** Defaults for values that a row of a stock's feed leaves out (decision 3f). */
export const stocks = {
  se: { currency: 'SEK', odometer: 'mil' },
  no: { currency: 'NOK', odometer: 'km' },
  uk: { currency: 'GBP', odometer: 'mi' },
  fi: { currency: 'EUR', odometer: 'km' },
  sk: { currency: 'EUR', odometer: 'km' },
  dk: { currency: 'DKK', odometer: 'km' },
  eu: { currency: 'EUR', odometer: 'km' },
} as const satisfies Record<StockName, { currency: Currency; odometer: OdometerUnit }>;

export const stockNames: readonly StockName[] = ['se', 'no', 'uk', 'fi', 'sk', 'dk', 'eu'];
