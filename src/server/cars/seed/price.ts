import type { Market } from './markets';
import type { Random } from '@/lib/random';
import type { Specimen } from './specimen';

/** Per mille of the new price that is left after each full year; interpolated between. */
const left = [
  960, 850, 765, 690, 622, 560, 500, 445, 394, 348, 305, 266, 232, 202, 176, 153, 134, 118, 104, 92, 82, 74,
];

function remainingPerMille(months: number): number {
  const year = Math.min(Math.floor(months / 12), left.length - 2);
  const from = left[year] ?? 74;
  const to = left[year + 1] ?? 74;
  return from + Math.floor(((to - from) * Math.min(12, months - year * 12)) / 12);
}

function fuelPercent({ engine, months }: Specimen): number {
  if (months < 6) return 100;
  switch (engine.fuel) {
    case 'electric':
      return months > 24 ? 80 : 90;
    case 'plugin':
      return 95;
    case 'hybrid':
      return 106;
    case 'diesel':
      return 97;
    case 'gas':
    case 'ethanol':
      return 88;
    default:
      return 100;
  }
}

/** Prices as on windscreens: 234 900 kr, £18,495, 23 490 €. At least one step. */
export function charmPrice(amount: number, { charm: { step, less } }: Market): number {
  return Math.max(1, Math.round(amount / step)) * step - less;
}

const moneyPerThousand = ({ market, engine }: Specimen): number =>
  engine.fuel === 'electric'
    ? market.moneyPerThousand.electric
    : engine.fuel === 'plugin'
      ? market.moneyPerThousand.plugin
      : market.moneyPerThousand.combustion;

/** Whole local money: the list price when the car was new. Includes VAT, except for light commercial vehicles. */
export function newPrice(car: Specimen): number {
  const equipped = car.engine.price * (100 + car.trim.level * 4);
  const amount = (equipped * moneyPerThousand(car)) / 100;
  return charmPrice(amount, car.market);
}

/** Whole local money: the price today, before any campaign. */
export function currentPrice(car: Specimen, random: Random): number {
  const list = newPrice(car);
  if (car.condition === 'new') return list;
  const expectedKm = (car.market.kmPerYear * car.months) / 12;
  const mileagePercent = Math.min(118, Math.max(68, 100 - ((car.km - expectedKm) * 26) / 100_000));
  const amount =
    (((list * remainingPerMille(car.months)) / 1000) *
      fuelPercent(car) *
      car.brand.valueRetention *
      mileagePercent *
      random.int(96, 104)) /
    100_000_000;
  const floor = 24 * moneyPerThousand(car) * (car.line.lcv ? 2 : 1);
  return Math.min(list, charmPrice(Math.max(amount, floor), car.market));
}
