import type { Facility } from '@/domain/dealers/facility';
import type { StockName } from '@/sites/site.types';
import type { Town } from './towns';

interface Range {
  /** Of the numbers, with `#` for each digit that differs: '08-465 004 ##'. */
  pattern: string;
  from: number;
  to: number;
  /** Where the area code is at home; without it the range serves the whole country. */
  area?: { lat: number; lng: number };
}

const range = (pattern: string, from: number, to: number, lat?: number, lng?: number): Range => ({
  pattern,
  from,
  to,
  ...(lat !== undefined && lng !== undefined && { area: { lat, lng } }),
});

/** How far from its area a number is still that of a town, in degrees of latitude. */
const LOCAL_DEGREES = 0.2;

/**
 * Numbers without subscriber (decision 1): the ranges that Swedish and British regulators reserve for fiction, elsewhere
 * numbers beginning with an invalid zero. They start after those that the sites' own pages use.
 */
const landlines: Record<StockName, readonly Range[]> = {
  se: [
    range('08-465 004 ##', 62, 99, 59.33, 18.06),
    range('031-390 06 ##', 0, 99, 57.71, 11.97),
    range('040-628 04 ##', 0, 99, 55.6, 13),
    range('0980-319 2##', 0, 99, 67.86, 20.23),
  ],
  uk: [
    range('020 7946 0###', 200, 999, 51.42, -0.1),
    range('0113 496 0###', 0, 999, 53.8, -1.55),
    range('0115 496 0###', 0, 999, 52.95, -1.15),
    range('0117 496 0###', 0, 999, 51.45, -2.59),
    range('0118 496 0###', 0, 999, 51.45, -0.98),
    range('0121 496 0###', 0, 999, 52.48, -1.9),
    range('0131 496 0###', 0, 999, 55.95, -3.19),
    range('0161 496 0###', 0, 999, 53.48, -2.24),
    range('0191 498 0###', 0, 999, 54.97, -1.61),
    range('01632 960###', 200, 999),
  ],
  no: [range('+47 00 02 ## ##', 0, 9999)],
  dk: [range('+45 00 02 ## ##', 0, 9999)],
  fi: [range('+358 00 000 2###', 0, 999)],
  sk: [range('+421 000 002 ###', 0, 999)],
  eu: [range('+000 000 2# ##', 0, 999)],
};

/** Customers of the tire hotel have Swedish numbers below 50. */
const mobiles: Record<StockName, Range> = {
  se: range('070-174 06 ##', 50, 99),
  uk: range('07700 900###', 200, 999),
  no: range('+47 00 09 ## ##', 0, 9999),
  dk: range('+45 00 09 ## ##', 0, 9999),
  fi: range('+358 00 000 9###', 0, 999),
  sk: range('+421 000 009 ###', 0, 999),
  eu: range('+000 000 9# ##', 0, 999),
};

function written({ pattern }: Range, number: number): string {
  const digits = [...String(number).padStart(pattern.split('#').length - 1, '0')];
  return pattern.replace(/#/g, () => digits.shift() ?? '');
}

function distance({ area }: Range, town: Town): number {
  if (!area) return LOCAL_DEGREES;
  return Math.hypot(area.lat - town.lat, (area.lng - town.lng) * Math.cos((town.lat * Math.PI) / 180));
}

/**
 * Gives each facility its numbers in a row, from the nearest area with enough left: the first for the switchboard, one
 * for each department. A country with a range for everywhere uses areas for their own towns only.
 */
function landlineNumbers(stock: StockName): (town: Town, count: number) => string[] {
  const next = new Map(landlines[stock].map((one) => [one, one.from]));
  return (town, count) => {
    const nearest = [...next]
      .filter(([{ to }, number]) => number + count - 1 <= to)
      .sort(([one], [other]) => distance(one, town) - distance(other, town))[0];
    if (!nearest) throw new Error(`No telephone numbers left for ${town.city}`);
    const [chosen, first] = nearest;
    next.set(chosen, first + count);
    return Array.from({ length: count }, (_, index) => written(chosen, first + index));
  };
}

/**
 * Mobile numbers by rank, sellers first: the first of every facility, then the second, until the range is used up.
 * Whoever gets none has the number of the department.
 */
function giveMobiles(stock: StockName, facilities: readonly Facility[]): Facility[] {
  const { from, to } = mobiles[stock];
  const ranked = facilities
    .flatMap(({ site_departments }) =>
      site_departments.flatMap(({ users }, department) =>
        users.map(({ email }, rank) => ({ email, department, rank })),
      ),
    )
    .sort((one, other) => one.department - other.department || one.rank - other.rank);
  const given = new Map(
    ranked.slice(0, to - from + 1).map(({ email }, index) => [email, written(mobiles[stock], from + index)]),
  );
  return facilities.map((facility) => ({
    ...facility,
    site_departments: facility.site_departments.map((department) => ({
      ...department,
      users: department.users.map((user) => ({ ...user, phone: given.get(user.email) ?? department.phone })),
    })),
  }));
}

/** The facilities of a stock, in the order of its towns, with their telephone numbers: none is of two departments. */
export function withPhones(stock: StockName, towns: readonly Town[], facilities: readonly Facility[]): Facility[] {
  const numbersOf = landlineNumbers(stock);
  const reachable = facilities.map((facility, index): Facility => {
    const town = towns[index];
    const [switchboard = '', ...direct] = town ? numbersOf(town, facility.site_departments.length + 1) : [];
    return {
      ...facility,
      site_phone: switchboard,
      site_departments: facility.site_departments.map((department, position) => ({
        ...department,
        phone: direct[position] ?? '',
      })),
    };
  });
  return giveMobiles(stock, reachable);
}
