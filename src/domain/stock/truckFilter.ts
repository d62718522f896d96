import { asciiSlug } from '@/lib/asciiSlug';

/** The last part of the address of a truck's page: 'r-101-volvo-fh-460'. */
export const truckSegment = ({ Number: number, Title: title }: { Number: string; Title: string }): string =>
  asciiSlug(`${number} ${title}`);

/** What visitors narrow a list of trucks by, in the address of its page. */
export interface TruckFilter {
  /** As in an address: 'vetoautot'. */
  kind: string;
  axles: string;
  emission: string;
  location: string;
  /** The earliest model year. */
  year: number | null;
  /** The longest distance, in kilometres. */
  km: number | null;
  /** The highest price, in whole units of the site's currency. */
  price: number | null;
}

/** The data of a truck that filters know. */
export interface FilteredTruck {
  /** The group in which it is listed: 'Vetoautot'. */
  Kind: string;
  Axles: string;
  EmissionClass: string;
  Location: string;
  Year: string;
  Mileage: number;
  /** 0: not told. */
  Price: number;
}

export const TRUCK_PARAMETERS = [
  'kind',
  'axles',
  'emission',
  'location',
  'year',
  'km',
  'price',
] as const satisfies readonly (keyof TruckFilter)[];
const LONGEST = 40;

/** Whether an address narrows a list of trucks: its page is then made for this address. */
export function hasTruckFilter(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return TRUCK_PARAMETERS.some((name) => (parameters.get(name) ?? '') !== '');
}

/** Reads an address; what cannot be read is not filtered by. */
export function decodeTruckFilter(search: string): TruckFilter {
  const parameters = new URLSearchParams(search);
  const text = (name: string): string => (parameters.get(name) ?? '').slice(0, LONGEST);
  const number = (name: string): number | null => (/^\d{1,7}$/.test(text(name)) ? Number(text(name)) : null);
  return {
    kind: text('kind'),
    axles: text('axles'),
    emission: text('emission'),
    location: text('location'),
    year: number('year'),
    km: number('km'),
    price: number('price'),
  };
}

/** '' is every kind. */
export const isOfKind = ({ Kind }: Pick<FilteredTruck, 'Kind'>, kind: string): boolean =>
  kind === '' || asciiSlug(Kind) === kind;

/** null is every price; a truck without one is left out of a search for prices. */
export const costsAtMost = ({ Price }: Pick<FilteredTruck, 'Price'>, price: number | null): boolean =>
  price === null || (Price > 0 && Price <= price);

/** A truck without the year that is asked for is left out: nobody knows. A distance of 0 is that of a new one. */
export const matchesTruckFilter = (
  { Axles, EmissionClass, Location, Year, Mileage, Price, ...truck }: FilteredTruck,
  { kind, axles, emission, location, year, km, price }: TruckFilter,
): boolean =>
  isOfKind(truck, kind) &&
  (axles === '' || Axles === axles) &&
  (emission === '' || EmissionClass === emission) &&
  (location === '' || Location === location) &&
  (year === null || Number(Year) >= year) &&
  (km === null || Mileage <= km) &&
  costsAtMost({ Price }, price);

/** Of all prices, so many parts are below the steps to choose from. */
const PRICE_PARTS = [0.25, 0.5, 0.75];

/** The next round number from a price on: 61 900 -> 65 000. */
function roundUp(price: number): number {
  const step = 10 ** Math.floor(Math.log10(price)) / 2;
  return Math.ceil(price / step) * step;
}

/** Highest prices to choose from: round ones below the dearest truck. */
export function truckPriceSteps(trucks: readonly Pick<FilteredTruck, 'Price'>[]): number[] {
  const prices = trucks
    .map(({ Price }) => Price)
    .filter((price) => price > 0)
    .toSorted((a, b) => a - b);
  const steps = PRICE_PARTS.flatMap((part) => prices[Math.ceil(part * prices.length) - 1] ?? []).map(roundUp);
  return [...new Set(steps)].filter((step) => step < (prices.at(-1) ?? 0));
}

/** The kinds of these trucks to choose from, in their order. */
export const truckKinds = (trucks: readonly Pick<FilteredTruck, 'Kind'>[]): { value: string; text: string }[] =>
  [...new Set(trucks.map(({ Kind }) => Kind))]
    .filter((kind) => kind !== '')
    .map((kind) => ({ value: asciiSlug(kind), text: kind }));
