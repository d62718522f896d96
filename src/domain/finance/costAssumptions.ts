import type { EnergyName, EnergyPrices } from './runningCosts';

/** What a visitor changed of the assumptions of a car's running costs; absent is the default. */
export interface ChosenCosts {
  /** A year, in the unit of the site's odometer. */
  distance?: number;
  energy?: Partial<EnergyPrices>;
}

/** The parameter of the address. */
export const COSTS_PARAMETER = 'costs';

const codes = { petrol: 'p', diesel: 'd', ethanol: 'e', gas: 'g', hydrogen: 'h', electricity: 'el' } as const;
const names = Object.entries(codes).flatMap(([name, code]) => (isEnergy(name) ? [{ name, code }] : []));
function isEnergy(name: string): name is EnergyName {
  return Object.hasOwn(codes, name);
}

const MOST_DISTANCE = 200_000;
const MOST_PRICE = 1_000;

/** '1500', '1500-p17.5', '-el1.9': the distance, then the prices in the order of the table, at most two decimals. */
export const encodeCosts = ({ distance, energy = {} }: ChosenCosts): string =>
  [
    distance === undefined ? '' : String(distance),
    ...names.flatMap(({ name, code }) => {
      const price = energy[name];
      return price === undefined ? [] : [`${code}${Math.round(price * 100) / 100}`];
    }),
  ].join('-');

/** Invalid parts are left out. */
export function decodeCosts(text: string): ChosenCosts {
  const [first = '', ...rest] = text.split('-');
  const distance = /^\d{1,6}$/.test(first) ? Number(first) : 0;
  const energy: Partial<EnergyPrices> = {};
  for (const part of rest) {
    const [, code, digits] = /^(el|[pdegh])(\d{1,3}(?:\.\d{1,2})?)$/.exec(part) ?? [];
    const known = names.find((one) => one.code === code);
    const price = Number(digits);
    if (known && price > 0 && price <= MOST_PRICE) energy[known.name] = price;
  }
  return {
    ...(distance > 0 && distance <= MOST_DISTANCE ? { distance } : {}),
    ...(Object.keys(energy).length > 0 ? { energy } : {}),
  };
}

export function costsOfAddress(address: string): ChosenCosts {
  const query = address.split('#')[0]?.split('?')[1] ?? '';
  return decodeCosts(new URLSearchParams(query).get(COSTS_PARAMETER) ?? '');
}
