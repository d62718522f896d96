import type { FloorTexts } from './floor.types';
import given from './dictionary.json';

/* Texts and numbers as a plain application would have them: one language, formatters made once. */

export const dictionary: FloorTexts = given;

export const { listPath } = dictionary;

const numbers = new Intl.NumberFormat('sv-SE');
const money = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 });
const plurals = new Intl.PluralRules('sv-SE');

export const number = (value: number): string => numbers.format(value);
export const price = (value: number): string => money.format(value);

export function t(key: string, values: Record<string, string | number> = {}): string {
  const text = dictionary.texts[key] ?? key;
  const form = typeof text === 'string' ? text : (text.other ?? '');
  return form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? number(value) : value;
  });
}

export function count(key: string, value: number, values: Record<string, string | number> = {}): string {
  const text = dictionary.texts[key] ?? key;
  const form = typeof text === 'string' ? text : (text[plurals.select(value)] ?? text.other ?? '');
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? number(value)));
}
