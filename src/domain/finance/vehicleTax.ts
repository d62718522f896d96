import type { CostMarket } from './costMarket';
import type { FuelKind } from './fuel';

/** What the tax of a car depends on. Dates are YYYY-MM-DD. */
export interface TaxedCar {
  fuel: FuelKind;
  /** Grams a kilometre, mixed driving; null where it is not known. */
  co2: number | null;
  firstRegistration: string | null;
}

export interface VehicleTax {
  /** A year, in major units; 0 only where the law says so. */
  amount: number;
  /** The rates used are in force since then. */
  since: string;
  source: string;
  /** Higher than it will be: of the first three years. */
  isRaised?: boolean;
}

/*
 * Date-versioned tables: the newest row that is in force on the day counts. A new rate is a new row, never a change of
 * an old one.
 */
interface Dated {
  from: string;
}
const inForce = <Row extends Dated>(rows: readonly Row[], day: string): Row | undefined =>
  rows.findLast(({ from }) => from <= day);

const swedishSource = 'Transportstyrelsen, vägtrafik\u00adskatte\u00adlagen (2006:227)';

/** The raised carbon dioxide amount of the first three years, by the day on which the car was taxed first. */
const swedishMalus = [
  { from: '2018-07-01', low: 95, high: 140, perGram: 82, perGramAbove: 107 },
  { from: '2021-04-01', low: 90, high: 130, perGram: 107, perGramAbove: 132 },
  { from: '2022-06-01', low: 75, high: 125, perGram: 107, perGramAbove: 132 },
] as const;

const swedishRates = [
  {
    from: '2015-01-01',
    base: 360,
    free: 111,
    perGram: 22,
    perGramAlternative: 11,
    dieselFactor: 2.37,
    dieselPerGram: 13.52,
    dieselEnvironment: 250,
  },
] as const;

const MALUS_SYSTEM = '2018-07-01';
const addYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

function swedishTax({ fuel, co2, firstRegistration }: TaxedCar, day: string): VehicleTax | null {
  const rates = inForce(swedishRates, day);
  if (!rates) return null;
  const known = (amount: number, since: string = rates.from): VehicleTax => ({
    amount: Math.floor(amount + 1e-9),
    since,
    source: swedishSource,
  });
  if (fuel === 'electric' || fuel === 'hydrogen') return known(rates.base);
  if (co2 === null || firstRegistration === null) return null;
  const isAlternative = fuel === 'ethanol' || fuel === 'gas';
  const isMalus = firstRegistration >= MALUS_SYSTEM && !isAlternative && day < addYears(firstRegistration, 3);
  const malus = isMalus ? inForce(swedishMalus, firstRegistration) : undefined;
  const carbon = malus
    ? Math.max(0, Math.min(co2, malus.high) - malus.low) * malus.perGram +
      Math.max(0, co2 - malus.high) * malus.perGramAbove
    : Math.max(0, co2 - rates.free) * (isAlternative ? rates.perGramAlternative : rates.perGram);
  const amount =
    fuel !== 'diesel'
      ? rates.base + carbon
      : firstRegistration >= MALUS_SYSTEM
        ? rates.base + carbon + co2 * rates.dieselPerGram + rates.dieselEnvironment
        : (rates.base + carbon) * rates.dieselFactor + rates.dieselEnvironment;
  return malus && co2 > malus.low ? { ...known(amount, malus.from), isRaised: true } : known(amount);
}

const NORWEGIAN_DAYS = 365;
/** Traffic insurance tax of a car below 7 500 kg, crowns a day; electric cars pay the same since 2022. */
const norwegianRates = [
  { from: '2018-03-01', perDay: 7.85 },
  { from: '2022-03-01', perDay: 8.15 },
] as const;

/** Vehicle excise duty: the standard rate, and the bands of cars registered from March 2001 to March 2017. */
const britishRates = [
  {
    from: '2025-04-01',
    standard: 195,
    bands: [
      [110, 20],
      [120, 35],
      [130, 165],
      [140, 195],
      [150, 215],
      [165, 265],
      [175, 315],
      [185, 345],
      [200, 395],
      [225, 430],
      [255, 735],
      [Number.POSITIVE_INFINITY, 760],
    ],
  },
  {
    from: '2026-04-01',
    standard: 200,
    bands: [
      [110, 20],
      [120, 35],
      [130, 170],
      [140, 200],
      [150, 225],
      [165, 275],
      [175, 325],
      [185, 360],
      [200, 410],
      [225, 445],
      [255, 760],
      [Number.POSITIVE_INFINITY, 790],
    ],
  },
] as const;
/** Cars registered before are in band K at most. */
const BRITISH_HIGHEST_SINCE = '2006-03-23';
const BRITISH_BAND_K = 225;
const BRITISH_STANDARD_SINCE = '2017-04-01';
const BRITISH_BANDS_SINCE = '2001-03-01';

function britishTax({ co2, firstRegistration, fuel }: TaxedCar, day: string): VehicleTax | null {
  const rates = inForce(britishRates, day);
  if (!rates || firstRegistration === null || firstRegistration < BRITISH_BANDS_SINCE) return null;
  const known = (amount: number): VehicleTax => ({
    amount,
    since: rates.from,
    source: 'GOV.UK, V149, without the supplement for expensive cars',
  });
  if (firstRegistration >= BRITISH_STANDARD_SINCE) return known(rates.standard);
  const emission = fuel === 'electric' ? 0 : co2;
  const grams =
    emission !== null && firstRegistration < BRITISH_HIGHEST_SINCE ? Math.min(emission, BRITISH_BAND_K) : emission;
  const band = grams === null ? undefined : rates.bands.find(([most]) => grams <= most);
  return band ? known(band[1]) : null;
}

/** The vehicle tax of a year; null where it is not known, which is never the same as none. */
export function vehicleTax(market: CostMarket, car: TaxedCar, day: string): VehicleTax | null {
  switch (market) {
    case 'se':
      return swedishTax(car, day);
    case 'uk':
      return britishTax(car, day);
    case 'no': {
      const rates = inForce(norwegianRates, day);
      return rates
        ? {
            amount: Math.round(rates.perDay * NORWEGIAN_DAYS),
            since: rates.from,
            source: 'Skatteetaten, trafikkforsikringsavgift',
          }
        : null;
    }
    case 'sk':
      // Private cars pay at registration only.
      return { amount: 0, since: '2015-01-01', source: 'Zákon č. 361/2014 Z. z. o dani z motorových vozidiel' };
    case 'dk':
    case 'fi':
    case 'eu':
      return null;
  }
}
