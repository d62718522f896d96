import { carTerms } from '../vocabulary/carTerms';

/** What a car runs on, for taxes and prices. */
export type FuelKind = keyof typeof carTerms.car_fuel;

const kinds = new Map(
  Object.entries(carTerms.car_fuel).flatMap(([kind, terms]) =>
    terms.map((word) => [word.toLowerCase(), kind] as const),
  ),
);
const isKind = (text: string | undefined): text is FuelKind => text !== undefined && text in carTerms.car_fuel;

/** The kind of a stock's word for fuel, in any of our languages; null for another word. */
export function fuelKindOf(word: string | undefined): FuelKind | null {
  const kind = word === undefined ? undefined : kinds.get(word.trim().toLowerCase());
  return isKind(kind) ? kind : null;
}

/** Litres in an imperial gallon times a hundred kilometres in miles. */
const LITRES_BY_MPG = 282.481;
const NUMBER = /(\d+(?:[.,]\d+)?)\s*(?:-\s*\d+(?:[.,]\d+)?\s*)?(l|kg|mpg)\b/i;

/** '5,4 l/100 km', '0,61 l/mil', '4,1 kg/100 km', '48.7 mpg': litres or kilograms on 100 km; null for anything else. */
export function combinedConsumption(text: string | undefined): number | null {
  const spaced = (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
  const [, digits, unit] = NUMBER.exec(spaced) ?? [];
  const value = Number(digits?.replace(',', '.'));
  if (!unit || !(value > 0)) return null;
  if (unit.toLowerCase() === 'mpg') return LITRES_BY_MPG / value;
  if (/\/\s*100\s*km/.test(spaced)) return value;
  return /\/\s*mil\b/.test(spaced) ? value * 10 : null;
}

/** '120 g/km' */
export function gramsOfCo2(text: string | undefined): number | null {
  const [, digits] = /^\s*(\d+(?:[.,]\d+)?)\s*g\s*\/\s*km/.exec((text ?? '').replace(/[\u00a0\u202f]/g, ' ')) ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}
