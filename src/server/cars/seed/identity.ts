import { asciiSlug } from '@/lib/asciiSlug';
import type { StockName } from '@/sites/site.types';
import type { Random } from '@/lib/random';

const swedishAlphabet = [...'ABCDEFGHJKLMNOPRSTUWXYZ'];
const alphabet = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];
const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');
const word = (random: Random, from: readonly string[], count: number): string =>
  Array.from({ length: count }, () => random.pick(from)).join('');

/** Three letters that the Swedish authority does not use, or that belong to the embedded registry (decision 15f). */
const notSwedish = new Set([
  'APA',
  'ARG',
  'ASS',
  'BAJ',
  'CUK',
  'DUM',
  'ETT',
  'FAN',
  'FEG',
  'FEL',
  'FET',
  'FUL',
  'GAY',
  'GUD',
  'HAT',
  'HBT',
  'HOR',
  'HOT',
  'KGB',
  'KKK',
  'KUK',
  'LAM',
  'LAT',
  'LSD',
  'LUS',
  'MAD',
  'MES',
  'MUS',
  'NRP',
  'NSF',
  'NYP',
  'OND',
  'ORM',
  'PKK',
  'PLO',
  'PMS',
  'RAS',
  'RUS',
  'SEX',
  'SOS',
  'SUG',
  'SUP',
  'SUR',
  'TOK',
  'UFO',
  'USA',
  'WAR',
  'WWW',
  'XXX',
  'ABC',
  'DEF',
  'GHJ',
  'KLM',
  'ZZZ',
]);

/**
 * A plate in the country's format, from a range that no authority issues: Norway and Denmark five digits beginning
 * with 0, the UK areas beginning with J, Finland letters beginning with Q, Slovakia the district NV. Undefined for
 * the export stock, which is sold without registration.
 */
export function plateOf(stock: StockName, registered: string, random: Random): string | undefined {
  const year = Number(registered.slice(0, 4));
  const month = Number(registered.slice(5, 7));
  switch (stock) {
    case 'se': {
      let start = word(random, swedishAlphabet, 3);
      while (notSwedish.has(start)) start = word(random, swedishAlphabet, 3);
      if (year >= 2019 && random.chance(60))
        return `${start}${digits(random, 2)}${random.pick(swedishAlphabet.filter((character) => character !== 'O'))}`;
      return `${start}${String(random.int(1, 999)).padStart(3, '0')}`;
    }
    case 'no':
      return `${word(random, [...'ABCDEFHJKLNPRSTUVXYZ'], 2)}0${digits(random, 4)}`;
    case 'dk':
      return `${word(random, alphabet, 2)}0${digits(random, 4)}`;
    case 'uk': {
      const half = month >= 9 ? year + 50 : month >= 3 ? year : year + 49;
      return `J${random.pick([...'ABCDEFGHJKLMNOPRSTUVWXY'])}${String(half % 100).padStart(2, '0')}${word(random, alphabet, 3)}`;
    }
    case 'fi':
      return `Q${word(random, alphabet, 2)}-${random.int(1, 9)}${digits(random, 2)}`;
    case 'sk':
      return `NV${digits(random, 3)}${word(random, alphabet, 2)}`;
    case 'eu':
      return undefined;
  }
}

const vinAlphabet = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const vinValues: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const vinYears = '123456789ABCDEFGHJKLMNPRSTVWXY';

/** The check digit of ISO 3779, the ninth character. */
export function vinCheck(vin: string): string {
  const sum = [...vin].reduce(
    (total, character, index) => total + (vinValues[character] ?? Number(character)) * (vinWeights[index] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** A valid VIN of no maker: ZZZ is unassigned. `serial` makes it unique. */
export function vinOf(year: number, serial: number, random: Random): string {
  const yearCode = vinYears[(year - 2001) % 30] ?? '1';
  const start = `ZZZ${word(random, vinAlphabet, 5)}`;
  const end = `${yearCode}N${String(serial % 10_000_000)
    .padStart(7, '0')
    .slice(-6)}`;
  return `${start}${vinCheck(`${start}0${end}`)}${end}`;
}

/** Without separators, so that it is one part of the address: 'mercedes', 'alfaromeo'. */
const brandPart = (brand: string): string =>
  asciiSlug(brand) === 'mercedes-benz' ? 'mercedes' : asciiSlug(brand).replaceAll('-', '');

/**
 * The last segment of a car's address. The not-found page searches for its third part, which therefore is always a
 * word that finds cars: `{condition}-{brand}-{model}-{version}-{year}` when the model begins with a word of its own
 * ('begagnad-volvo-v60-b4-plus-2021' gives 'v60'), else `{condition}-{body}-{brand}-{model}-…`
 * ('begagnad-kombi-mercedes-c-klass-c-220-d-2022' gives 'mercedes').
 */
export function slugOf(parts: {
  condition: string;
  body: string;
  brand: string;
  model: string;
  version: string;
  year: number;
}): string {
  const model = asciiSlug(parts.model);
  const [first = ''] = model.split('-');
  const brand = brandPart(parts.brand);
  const body = asciiSlug(parts.body).replaceAll('-', '');
  const start = first.length > 1 ? [parts.condition, brand] : [parts.condition, body, brand];
  const version = asciiSlug(parts.version);
  // 'gla' and 'gla-250-e': not repeated.
  const named = version.startsWith(`${model}-`) ? version : [model, version].filter((part) => part !== '').join('-');
  return [...start, named, String(parts.year)].filter((part) => part !== '').join('-');
}
