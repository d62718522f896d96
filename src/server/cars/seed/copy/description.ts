import type { Facility } from '@/domain/dealers/facility';
import { towns } from '@/server/dealers/seed/towns';
import type { Language } from '@/sites/site.types';
import { numberText, withUnit } from '../formats';
import type { Random } from '@/lib/random';
import type { Specimen } from '../specimen';
import { danish } from './copy.da';
import { english } from './copy.en';
import { finnish } from './copy.fi';
import { norwegian } from './copy.nb';
import { slovak } from './copy.sk';
import { swedish } from './copy.sv';
import type { CarDetails, Copy, Sentence } from './copy.types';

const copies: Record<Language, Copy> = { sv: swedish, nb: norwegian, da: danish, en: english, fi: finnish, sk: slovak };
const litres: Record<Language, string> = { sv: 'liter', nb: 'liter', da: 'liter', en: 'litres', fi: 'litraa', sk: 'l' };
/** Word limits by language: Finnish and Slovak need fewer words than Swedish. */
const wanted: Record<Language, { least: number; most: number }> = {
  sv: { least: 64, most: 138 },
  nb: { least: 62, most: 138 },
  da: { least: 62, most: 138 },
  en: { least: 62, most: 138 },
  fi: { least: 48, most: 120 },
  sk: { least: 56, most: 130 },
};

export interface Spoken {
  brand: string;
  model: string;
  mileage: string;
  range: string;
  equipment: readonly string[];
  seats: number;
  /** Absent for a sample car. */
  facility?: Facility;
}

function detailsOf(car: Specimen, spoken: Spoken, random: Random): CarDetails {
  const {
    market: { language, stock },
    line,
    engine,
  } = car;
  const equipment = new Set(spoken.equipment);
  const towBar = equipment.has('towbar') || equipment.has('towbarFold');
  const city = spoken.facility?.site_city ?? '';
  return {
    stock,
    brand: spoken.brand,
    model: spoken.model,
    year: car.year,
    body: line.body,
    fuel: engine.fuel,
    condition: car.condition,
    sample: car.sample,
    small: line.segment === 'A' || line.segment === 'B',
    hp: engine.hp,
    seconds: engine.seconds,
    automatic: engine.train.startsWith('A'),
    allWheel: engine.train.endsWith('4'),
    seats: spoken.seats,
    mileage: spoken.mileage,
    range: spoken.range,
    rangeKm: engine.rangeKm,
    dcKw: engine.dcKw,
    litres: engine.litres,
    number: (value, decimals = 0) => numberText(language, value, decimals),
    cargo: withUnit(language, line.cargo, litres[language]),
    tow: towBar && line.tow !== undefined ? withUnit(language, line.tow, 'kg') : '',
    town: towns[stock].find((town) => town.city === city)?.inTown ?? city,
    house: spoken.facility?.site_official_name ?? '',
    owners: car.months < 40 ? (random.chance(85) ? 1 : 2) : car.months < 84 ? random.int(1, 2) : random.int(1, 3),
    serviced: random.chance(82),
    months: car.months,
    has: (key) => equipment.has(key),
  };
}

const wordCount = (text: string): number => text.split(/\s+/u).length;

/** Sentences that are true of the car, shuffled. */
const fitting = (sentences: readonly Sentence[], details: CarDetails, random: Random): string[] =>
  random.shuffled(sentences.map((sentence) => sentence(details)).filter((text) => text !== false));

/** An advertisement in the stock's language, of about 60 to 140 words, true of the car. */
export function describe(car: Specimen, spoken: Spoken, random: Random): string {
  const { language } = car.market;
  const copy = copies[language];
  const { least, most } = wanted[language];
  const details = detailsOf(car, spoken, random);
  const pools = {
    opening: fitting(copy.opening, details, random),
    drive: fitting(copy.drive, details, random),
    comfort: fitting(copy.comfort, details, random),
    use: fitting(copy.use, details, random),
    winter: fitting(copy.winter, details, random),
    history: fitting(copy.history, details, random),
    // Test drives and trade-ins are a dealer's.
    closing: car.isLot ? [] : fitting(copy.closing, details, random),
  };
  const chosen = {
    opening: pools.opening.slice(0, 1),
    drive: pools.drive.slice(0, 1),
    comfort: pools.comfort.slice(0, random.int(1, 2)),
    use: pools.use.slice(0, random.int(1, 2)),
    winter: pools.winter.slice(0, 1),
    history: pools.history.slice(0, 1),
    closing: pools.closing.slice(0, 1),
  };
  const paragraphs = () =>
    [
      [...chosen.opening, ...chosen.drive].join(' '),
      [...chosen.comfort, ...chosen.use, ...chosen.winter].join(' '),
      [...chosen.history, ...chosen.closing].join(' '),
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n');
  for (const kind of ['use', 'comfort', 'closing', 'use', 'comfort', 'winter', 'history'] as const) {
    if (wordCount(paragraphs()) >= least) break;
    const next = pools[kind][chosen[kind].length];
    if (next !== undefined) chosen[kind].push(next);
  }
  for (const kind of ['comfort', 'use', 'winter'] as const) {
    if (wordCount(paragraphs()) <= most) break;
    chosen[kind].pop();
  }
  return paragraphs();
}
