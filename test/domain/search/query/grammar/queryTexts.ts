import { sizesOf } from '@/domain/search/carSizes';
import type { Car } from '@/domain/cars/car';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import { carTerms } from '@/domain/vocabulary/carTerms';
import { equipmentTerms } from '@/domain/vocabulary/equipmentTerms';
import { termIn } from '@/domain/vocabulary/vocabulary.types';
import { Randomly } from '../../../../kit/randomly';
import { grammars, type Grammar } from './tables';

/** A phrase as a visitor may type it, and the cars that it asks for. */
export interface QueryTextCase {
  text: string;
  fits: (car: Car) => boolean;
}

interface Condition {
  /** Conditions of one kind exclude each other. */
  kind: string;
  text: string;
  fits: (car: Car) => boolean;
}

/** One typing error in so many long words, whatever they mean. */
const TYPING_ERRORS = 25;
const SHORTEST_WITH_ERROR = 6;
/** The year in which the phrases are read. */
const YEAR = 2026;

const thousands: Readonly<Record<QueryLanguage, readonly number[]>> = {
  sv: [150_000, 250_000, 400_000],
  nb: [200_000, 300_000, 450_000],
  da: [150_000, 250_000, 350_000],
  en: [12_000, 20_000, 35_000],
  fi: [12_000, 20_000, 35_000],
  sk: [12_000, 20_000, 35_000],
};
const distances: Readonly<Record<QueryLanguage, readonly number[]>> = {
  sv: [5_000, 9_000, 12_000],
  nb: [50_000, 90_000],
  da: [50_000, 90_000],
  en: [30_000, 60_000],
  fi: [50_000, 90_000],
  sk: [50_000, 90_000],
};
const years = [2018, 2020, 2022];
const powers = [150, 200, 300];

/** Two neighbouring letters within the word in the wrong order, or one missing. */
function mistyped(word: string, chance: Randomly): string {
  const index = chance.integer(2, word.length - 3);
  const [a = '', b = ''] = [word[index], word[index + 1]];
  return chance.chance(1 / 2) && a !== b
    ? `${word.slice(0, index)}${b}${a}${word.slice(index + 2)}`
    : `${word.slice(0, index)}${word.slice(index + 1)}`;
}

/** A text as typed: no sign or figure is wrong, and no first or last letter. */
const withErrors = (text: string, chance: Randomly): string =>
  text.replace(/\p{L}+/gu, (word) =>
    word.length >= SHORTEST_WITH_ERROR && chance.chance(1 / TYPING_ERRORS) ? mistyped(word, chance) : word,
  );

function conditions(language: QueryLanguage, cars: readonly Car[], chance: Randomly): Condition[] {
  const grammar = grammars[language];
  const formOf = (key: Exclude<keyof Grammar, 'frames'>): string => chance.oneOf(grammar[key]);
  const found: Condition[] = [];
  const add = (kind: string, text: string, fits: Condition['fits']) => found.push({ kind, text, fits });
  const valueIs =
    (field: 'car_fuel' | 'car_gearbox' | 'car_drive' | 'car_body' | 'car_color', value: string) => (car: Car) =>
      car[field] === value;
  const { car_fuel: fuels, car_gearbox: gearboxes, car_drive: drives, car_body: bodies, car_color: colors } = carTerms;
  for (const key of ['petrol', 'diesel', 'electric', 'plugin'] as const)
    add('fuel', formOf(key), valueIs('car_fuel', termIn(fuels[key], language)));
  for (const key of ['automatic', 'manual'] as const)
    add('gearbox', formOf(key), valueIs('car_gearbox', termIn(gearboxes[key], language)));
  add('drive', formOf('allWheel'), valueIs('car_drive', termIn(drives.all, language)));
  for (const key of ['estate', 'suv'] as const)
    add('body', formOf(key), valueIs('car_body', termIn(bodies[key], language)));
  for (const key of ['black', 'white'] as const)
    add('color', formOf(key), valueIs('car_color', termIn(colors[key], language)));
  const reds = [colors.red, colors.darkRed].map((color) => termIn(color, language));
  add('color', formOf('red'), (car) => reds.includes(car.car_color ?? ''));
  const isDiesel = valueIs('car_fuel', termIn(fuels.diesel, language));
  const isBlack = valueIs('car_color', termIn(colors.black, language));
  add('fuel', formOf('notDiesel'), (car) => !isDiesel(car));
  add('color', formOf('notBlack'), (car) => !isBlack(car));
  const amount = (
    key: 'price' | 'mileage' | 'year' | 'power',
    values: readonly number[],
    fits: (car: Car, value: number) => boolean,
  ) => {
    const value = chance.oneOf(values);
    const form = formOf(key);
    const written = value >= 10_000 && chance.chance(1 / 2) ? `${value / 1_000} 000` : String(value);
    // 'nyare än 2019-' names the year before.
    add(key, form.endsWith('#-') ? form.replace('#-', String(value - 1)) : form.replace('#', written), (car) =>
      fits(car, value),
    );
  };
  amount('price', thousands[language], (car, value) => (car.car_price ?? Infinity) <= value);
  amount('mileage', distances[language], (car, value) => (car.car_mileage ?? Infinity) <= value);
  amount('year', years, (car, value) => (car.car_year ?? 0) >= value);
  amount('power', powers, (car, value) => (car.car_power ?? 0) >= value);
  add('seats', formOf('sevenSeats'), (car) => car.car_seats === 7);
  const towbars = [termIn(equipmentTerms.towbar, language), termIn(equipmentTerms.towbarFold, language)];
  add('equipment', formOf('towbar'), (car) => towbars.some((towbar) => car.car_equipment?.includes(towbar)));
  add('offer', formOf('privateLeasing'), (car) => car.car_has_privateleasing === true);
  add('offer', formOf('companyLeasing'), (car) => car.car_has_companyleasing === true);
  add('offer', formOf('reduced'), (car) => car.car_has_campaign_price === true);
  add('offer', formOf('vat'), (car) => car.car_vat_eligible === true);
  add('doors', formOf('hatches'), (car) => car.car_doors === 5);
  const { car_brand: brand = '', car_model: model = '' } = chance.oneOf(cars);
  add('make', brand, (car) => car.car_brand === brand);
  add('make', formOf('notMake').replace('#', brand), (car) => car.car_brand !== brand);
  const roomy = [bodies.estate, bodies.suv, bodies.mpv].map((terms) => termIn(terms, language));
  add('body', formOf('family'), (car) => roomy.includes(car.car_body ?? ''));
  add('body', formOf('small'), (car) => sizesOf(car).includes('city'));
  add('year', formOf('nearlyNew'), (car) => (car.car_year ?? 0) >= YEAR - 2);
  const { car_site_city: town = '' } = chance.oneOf(cars);
  add('town', formOf('inTown').replace('#', town), (car) => car.car_site_city === town);
  add('make', `${brand} ${model}`, (car) => car.car_brand === brand && car.car_model === model);
  return found;
}

/** Phrases of one to four conditions, each fitting at least one car. The same for the same seed. */
export function queryTextsIn(
  language: QueryLanguage,
  cars: readonly Car[],
  count: number,
  seed: number,
): QueryTextCase[] {
  const chance = new Randomly(seed);
  const queryTexts: QueryTextCase[] = [];
  while (queryTexts.length < count) {
    const chosen = new Map<string, Condition>();
    for (let more = chance.integer(1, 4); more > 0; more--) {
      const condition = chance.oneOf(conditions(language, cars, chance));
      chosen.set(condition.kind, condition);
    }
    const all = [...chosen.values()];
    const fits = (car: Car): boolean => all.every((condition) => condition.fits(car));
    if (!cars.some(fits)) continue;
    const text = chance.oneOf(grammars[language].frames).replace('*', all.map((condition) => condition.text).join(' '));
    const written = withErrors(text, chance);
    queryTexts.push({ text: chance.chance(1 / 3) ? written.toLowerCase() : written, fits });
  }
  return queryTexts;
}
