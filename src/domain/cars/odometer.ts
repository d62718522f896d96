import type { OdometerUnit } from './car';

/** Kilometres in one unit of an odometer. */
export const kilometresPer: Readonly<Record<OdometerUnit, number>> = { km: 1, mil: 10, mi: 1.609344 };

/** A Swedish mil reads as a mile in every other language: kilometres there. */
export const shownOdometer = (unit: OdometerUnit, locale: string): OdometerUnit =>
  unit === 'mil' && !locale.startsWith('sv') ? 'km' : unit;

/** A reading in another unit, rounded to whole units. Equal units are left as they are. */
export function convertOdometer(value: number, from: OdometerUnit, to: OdometerUnit): number {
  return from === to ? value : Math.round((value * kilometresPer[from]) / kilometresPer[to]);
}
