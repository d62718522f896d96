import { kilometresPer } from '../cars/odometer';

/** Conversions that a mapping can name: what to multiply by, and to how many decimals the result is rounded. */
export const units = {
  'km>mil': { factor: 1 / kilometresPer.mil, digits: 0 },
  'mil>km': { factor: kilometresPer.mil, digits: 0 },
  'mi>km': { factor: kilometresPer.mi, digits: 0 },
  'km>mi': { factor: 1 / kilometresPer.mi, digits: 0 },
  'mi>mil': { factor: kilometresPer.mi / kilometresPer.mil, digits: 0 },
  'mil>mi': { factor: kilometresPer.mil / kilometresPer.mi, digits: 0 },
  /** Metric horsepower. */
  'kW>hp': { factor: 1.359_621_617_3, digits: 0 },
  /** British (mechanical) horsepower to metric. */
  'bhp>hp': { factor: 1.013_869_665, digits: 0 },
  'Wh>kWh': { factor: 0.001, digits: 1 },
  /** Öre to kronor, pence to pounds, cent to euro. */
  'minor>major': { factor: 0.01, digits: 2 },
  'thousands>major': { factor: 1_000, digits: 2 },
} as const satisfies Record<string, { factor: number; digits: number }>;

export type Unit = keyof typeof units;

export const convert = (value: number, unit: Unit): number => {
  const { factor, digits } = units[unit];
  return Number((value * factor).toFixed(digits));
};
