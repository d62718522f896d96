import { brands, type CatalogueBrand, type Engine, type Line } from './catalogue/catalogue';
import type { Trim } from './catalogue/catalogue.types';
import { DEMO_TODAY, type Market } from './markets';
import type { Random } from '@/lib/random';
import type { Colour, Condition } from './labels';

/** One car as drawn, before its texts are generated. */
export interface Specimen {
  market: Market;
  brand: CatalogueBrand;
  line: Line;
  engine: Engine;
  trim: Trim;
  /** Model year. */
  year: number;
  condition: Condition;
  /** Sold by an auction. */
  isLot?: boolean;
  sample: boolean;
  colour: Colour;
  metallic: boolean;
  km: number;
  /** Months since the first registration; 0 when new. */
  months: number;
  /** YYYY-MM-DD */
  registered?: string;
  /** ISO instants. */
  published: string;
  indexed: string;
}

const THIS_YEAR = Number(DEMO_TODAY.slice(0, 4));
const THIS_MONTH = Number(DEMO_TODAY.slice(5, 7));
const DAY = 86_400_000;
const today = Date.parse(`${DEMO_TODAY}T00:00:00Z`);

/** Ages in years of a hundred used cars at a dealer's: returned leasing cars make the peak at three. */
const agesOfUsed: readonly (readonly [age: number, weight: number])[] = [
  [0, 3],
  [1, 10],
  [2, 13],
  [3, 17],
  [4, 13],
  [5, 11],
  [6, 9],
  [7, 7],
  [8, 5],
  [9, 4],
  [10, 3],
  [11, 2],
  [12, 2],
  [13, 1.2],
  [14, 1],
  [15, 0.8],
  [16, 0.6],
  [17, 0.4],
  [18, 0.3],
  [19, 0.2],
  [20, 0.1],
];

const colourShares: readonly (readonly [Colour, number])[] = [
  ['black', 24],
  ['white', 21],
  ['grey', 17],
  ['darkGrey', 8],
  ['silver', 8],
  ['blue', 8],
  ['darkBlue', 5],
  ['red', 5],
  ['green', 1.6],
  ['beige', 0.9],
  ['brown', 0.9],
  ['orange', 0.4],
  ['yellow', 0.4],
];

function trimOf(line: Line, year: number, random: Random): Trim {
  const known = line.trimList.filter(({ from = 0, to = 9999 }) => from <= year && year <= to);
  return known.length > 0 ? random.pick(known) : { name: '', level: 1 };
}

/** Distance driven: petrol town cars drive less, diesel estates more. */
function drivenKm(
  { market, line, engine, months }: Pick<Specimen, 'market' | 'line' | 'engine' | 'months'>,
  random: Random,
): number {
  const byFuel =
    engine.fuel === 'diesel' ? 128 : engine.fuel === 'petrol' ? 84 : engine.fuel === 'electric' ? 104 : 100;
  const bySize =
    line.segment === 'A' || line.segment === 'B' || line.segment === 'S' ? 78 : line.segment === 'V' ? 125 : 105;
  const habit = 55 + random.int(0, 45) + random.int(0, 45);
  const yearly = (market.kmPerYear * byFuel * bySize * habit) / 1_000_000;
  const older = months > 96 ? 82 : 100;
  return Math.max(300, Math.round((yearly * months * older) / 1200 / 10) * 10);
}

interface Wanted {
  condition: Condition;
  lcv: boolean;
}

function drawLine(
  market: Market,
  { condition, lcv }: Wanted,
  random: Random,
): Pick<Specimen, 'brand' | 'line' | 'engine' | 'year'> {
  for (;;) {
    const brand = random.weighted(brands, ({ name }) => market.shares[name] ?? 1);
    const year = condition === 'used' ? THIS_YEAR - random.weighted(agesOfUsed, ([, weight]) => weight)[0] : THIS_YEAR;
    const lines = brand.lines.filter((line) => line.from <= year && year <= line.to && (line.lcv ?? false) === lcv);
    if (lines.length === 0) continue;
    const enginesOf = (line: Line) =>
      line.engines.filter(({ from, to, fuel }) => from <= year && year <= to && market.fuelWeight[fuel] > 0);
    const appeal = (line: Line) => {
      const engines = enginesOf(line);
      return engines.length === 0
        ? 0
        : (line.popularity * engines.reduce((sum, { fuel }) => sum + market.fuelWeight[fuel], 0)) / engines.length;
    };
    if (lines.every((line) => appeal(line) === 0)) continue;
    const line = random.weighted(lines, appeal);
    return { brand, line, engine: random.weighted(enginesOf(line), ({ fuel }) => market.fuelWeight[fuel]), year };
  }
}

function publishedAt(random: Random): number {
  const recent = random.fraction();
  const daysAgo = 1 + Math.floor(recent * recent * 176);
  return today - daysAgo * DAY + random.int(6 * 60, 19 * 60) * 60_000;
}

/** Registered in the model year or late in the year before; always some weeks before it was offered. */
function registeredOn(year: number, condition: Condition, published: number, random: Random): string {
  const early = random.chance(14);
  const from =
    condition === 'demo' ? Date.UTC(THIS_YEAR, 0, 8) : early ? Date.UTC(year - 1, 8, 1) : Date.UTC(year, 0, 3);
  const to =
    condition === 'demo' ? Date.UTC(THIS_YEAR, 8, 1) : early ? Date.UTC(year - 1, 11, 28) : Date.UTC(year, 11, 28);
  const latest = Math.max(from, Math.min(to, published - 21 * DAY));
  return new Date(from + random.int(0, Math.floor((latest - from) / DAY)) * DAY).toISOString().slice(0, 10);
}

/** @param index running number within the stock; sample cars continue the cars' numbers */
export function drawSpecimen(market: Market, index: number, wantedSample: boolean, random: Random): Specimen {
  const roll = random.fraction();
  const condition: Condition = wantedSample ? 'new' : roll < 0.88 ? 'used' : roll < 0.94 ? 'demo' : 'new';
  const lcv = !wantedSample && random.chance(8);
  const picked = drawLine(market, { condition, lcv }, random.fork(`line/${index}`));
  const { line, year, engine } = picked;
  const published = publishedAt(random);
  const registered = condition === 'new' ? undefined : registeredOn(year, condition, published, random);
  const months =
    registered === undefined
      ? 0
      : Math.max(1, (THIS_YEAR - Number(registered.slice(0, 4))) * 12 + THIS_MONTH - Number(registered.slice(5, 7)));
  const [colour] = line.lcv
    ? random.weighted(
        [
          ['white', 60],
          ['grey', 14],
          ['silver', 9],
          ['blue', 8],
          ['red', 5],
          ['black', 4],
        ] as const,
        ([, weight]) => weight,
      )
    : random.weighted(colourShares, ([, weight]) => weight);
  const km =
    condition === 'new'
      ? 0
      : condition === 'demo'
        ? random.int(40, 900) * 10
        : drivenKm({ market, line, engine, months }, random);
  const indexed = published + Math.floor(random.fraction() * (today - published - 60_000));
  return {
    ...picked,
    market,
    condition,
    sample: wantedSample,
    colour,
    metallic: !line.lcv && colour !== 'white' && random.chance(45),
    trim: trimOf(line, year, random),
    km,
    months,
    registered,
    published: new Date(published).toISOString(),
    indexed: new Date(indexed).toISOString(),
  };
}
