import type { StudioBody } from '@/domain/cars/carPicture';
import type { Brand, Drivetrain, EngineRow, Fuel, LineExtra, LineRow, Segment, Trim } from './catalogue.types';
import { bmw, mercedes, mini } from './bmwMercedes';
import { alfaRomeo, citroen, dacia, ds, fiat, peugeot, renault } from './frenchItalian';
import { audi, opel, porsche, smart } from './german';
import { honda, lexus, mazda, mitsubishi, nissan, subaru, suzuki, toyota } from './japanese';
import { byd, hyundai, kia, maxus, mg, xpeng, zeekr } from './koreanChinese';
import { cupra, ford, iveco, jaguar, jeep, landRover, saab, seat, tesla } from './others';
import { skoda, volkswagen } from './volkswagen';
import { polestar, volvo } from './volvo';

/**
 * Makes, models, engines and their figures as published by the makers, rounded; the stock built from them is
 * invented.
 */
const rows: readonly Brand[] = [
  volvo,
  polestar,
  volkswagen,
  skoda,
  seat,
  cupra,
  audi,
  porsche,
  bmw,
  mini,
  mercedes,
  smart,
  opel,
  toyota,
  lexus,
  nissan,
  mazda,
  honda,
  subaru,
  suzuki,
  mitsubishi,
  kia,
  hyundai,
  mg,
  byd,
  xpeng,
  zeekr,
  maxus,
  peugeot,
  citroen,
  ds,
  renault,
  dacia,
  fiat,
  alfaRomeo,
  tesla,
  ford,
  jeep,
  landRover,
  jaguar,
  saab,
  iveco,
];

export interface Engine {
  name: string;
  fuel: Fuel;
  hp: number;
  train: Drivetrain;
  /** 0-100 km/h. */
  seconds: number;
  /** Litres per 100 km; 0 for an electric car. */
  litres: number;
  /** Kilowatt-hours; 0 without a plug. */
  batteryKwh: number;
  /** On electricity alone, WLTP. */
  rangeKm: number;
  /** 0 where it cannot fast-charge. */
  dcKw: number;
  /** New, thousand Swedish kronor. */
  price: number;
  from: number;
  to: number;
}

export interface Line extends LineExtra {
  model: string;
  body: StudioBody;
  segment: Segment;
  from: number;
  to: number;
  length: number;
  width: number;
  height: number;
  cargo: number;
  weight: number;
  popularity: number;
  engines: readonly Engine[];
  trimList: readonly Trim[];
}

export interface CatalogueBrand {
  name: string;
  code: string;
  valueRetention: number;
  lines: readonly Line[];
}

function engineOf(row: EngineRow, first: number, last: number): Engine {
  const [name, fuel, hp, train, seconds] = row;
  const common = { name, fuel, hp, train, seconds };
  switch (row[1]) {
    case 'electric': {
      const [, , , , , batteryKwh, rangeKm, dcKw, price, from = first, to = last] = row;
      return { ...common, litres: 0, batteryKwh, rangeKm, dcKw, price, from, to };
    }
    case 'plugin': {
      const [, , , , , batteryKwh, rangeKm, litres, price, from = first, to = last] = row;
      return { ...common, litres, batteryKwh, rangeKm, dcKw: 0, price, from, to };
    }
    default: {
      const [, , , , , litres, price, from = first, to = last] = row;
      return { ...common, litres, batteryKwh: 0, rangeKm: 0, dcKw: 0, price, from, to };
    }
  }
}

function lineOf(brand: Brand, row: LineRow): Line {
  const [model, body, segment, from, to, length, width, height, cargo, weight, popularity, engines, extra = {}] = row;
  const trimList = extra.trims?.map((name, level): Trim => ({ name, level })) ?? brand.trims;
  return {
    ...extra,
    model,
    body,
    segment,
    from,
    to,
    length,
    width,
    height,
    cargo,
    weight,
    popularity,
    trimList,
    engines: engines.map((engine) => engineOf(engine, from, to)),
  };
}

export const brands: readonly CatalogueBrand[] = rows.map((brand) => ({
  name: brand.name,
  code: brand.code,
  valueRetention: brand.valueRetention,
  lines: brand.lines.map((row) => lineOf(brand, row)),
}));
