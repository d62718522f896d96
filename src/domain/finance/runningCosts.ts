import type { Car } from '../cars/car';
import { paidPrice } from '../stock/stock';
import { hasTax, type CostMarket } from './costMarket';
import { combinedConsumption, fuelKindOf, gramsOfCo2, type FuelKind } from './fuel';
import { defaultMonthlyCost } from './loanPlan';
import { vehicleTax, type VehicleTax } from './vehicleTax';

/** Prices of energy: fuel by the litre, gas and hydrogen by the kilogram, electricity by the kilowatt-hour. */
export interface EnergyPrices {
  petrol: number;
  diesel: number;
  ethanol: number;
  gas: number;
  hydrogen: number;
  electricity: number;
}
export type EnergyName = keyof EnergyPrices;

interface MarketCosts {
  from: string;
  energy: EnergyPrices;
  /** A year, whatever the distance. */
  serviceYear: number;
  /** By the kilometre: combustion, electric. */
  serviceKm: readonly [number, number];
  tyresKm: number;
}

/** Our assumptions, major units of the market's currency; a new year is a new row. */
const tables: Readonly<Record<CostMarket, readonly MarketCosts[]>> = {
  se: [market('2026-01-01', [16.5, 17.5, 14.5, 27, 120, 2.2], 1500, [0.22, 0.13], 0.16)],
  no: [market('2026-01-01', [21, 20.5, 18, 30, 250, 2.1], 1800, [0.25, 0.15], 0.18)],
  dk: [market('2026-01-01', [14.2, 13.4, 13, 20, 110, 2.6], 1300, [0.18, 0.11], 0.12)],
  uk: [market('2026-01-01', [1.35, 1.42, 1.3, 1.9, 15, 0.27], 120, [0.024, 0.015], 0.016)],
  fi: [market('2026-01-01', [1.75, 1.68, 1.3, 2, 14, 0.2], 150, [0.022, 0.013], 0.016)],
  sk: [market('2026-01-01', [1.5, 1.48, 1.3, 1.8, 14, 0.24], 110, [0.016, 0.01], 0.012)],
  eu: [market('2026-01-01', [1.65, 1.6, 1.3, 1.9, 14, 0.26], 140, [0.02, 0.013], 0.015)],
};

function market(
  from: string,
  [petrol, diesel, ethanol, gas, hydrogen, electricity]: readonly [number, number, number, number, number, number],
  serviceYear: number,
  serviceKm: readonly [number, number],
  tyresKm: number,
): MarketCosts {
  return { from, energy: { petrol, diesel, ethanol, gas, hydrogen, electricity }, serviceYear, serviceKm, tyresKm };
}

export const costsOfMarket = (name: CostMarket, day: string): MarketCosts => {
  const rows = tables[name];
  const [first] = rows;
  const row = rows.findLast(({ from }) => from <= day) ?? first;
  if (!row) throw new Error(`There are no running costs of ${name}.`);
  return row;
};

/** Per cent of its value that a car loses in a year, by its age; electric cars lose somewhat more. */
const depreciation: readonly (readonly [fromYears: number, percent: number])[] = [
  [10, 8],
  [7, 10],
  [4, 11],
  [2, 13],
  [1, 15],
  [0, 19],
];
const ELECTRIC_POINTS = 2;

export type CostCar = Pick<
  Car,
  | 'car_price'
  | 'car_campaign_price'
  | 'car_has_campaign_price'
  | 'car_price_currency'
  | 'car_fuel'
  | 'car_fuel_combined_text'
  | 'car_emission_mixed_text'
  | 'wltp_electric_consumption'
  | 'car_firstregistration'
  | 'car_year'
> &
  Pick<Partial<Car>, 'car_loan_option' | 'car_is_used'>;

/** How the car itself is paid: what it loses in value, or the default loan of the car. */
export type OwnershipKind = 'own' | 'loan';

interface CostAssumptions {
  /** Kilometres a year. */
  km: number;
  kind: OwnershipKind;
  /** Prices that the visitor changed. */
  energy?: Partial<EnergyPrices>;
}

/** Costs a month, in major units, the parts unrounded; null where something about the car is not known. */
interface RunningCosts {
  ownership: number | null;
  tax: number | null;
  energy: number | null;
  service: number | null;
  tyres: number;
  /** Null as soon as one part is: an unknown part is never counted as zero. */
  total: number | null;
  /** The sum of the known parts as they are shown, each rounded: whoever adds them up gets the same. */
  known: number;
}

interface CostDetails extends RunningCosts {
  taxRates: VehicleTax | null;
  /** What the car runs on, with its use on 100 km and the price used. */
  uses: { name: EnergyName; per100Km: number; price: number }[];
}

const liquid: Readonly<Record<FuelKind, EnergyName | null>> = {
  petrol: 'petrol',
  mild: 'petrol',
  hybrid: 'petrol',
  plugin: 'petrol',
  diesel: 'diesel',
  ethanol: 'ethanol',
  gas: 'gas',
  hydrogen: 'hydrogen',
  electric: null,
};

function usesOf(car: CostCar, fuel: FuelKind | null, prices: EnergyPrices): CostDetails['uses'] | null {
  if (!fuel) return null;
  const name = liquid[fuel];
  const combined = combinedConsumption(car.car_fuel_combined_text);
  const electric = car.wltp_electric_consumption ?? null;
  if (name !== null && combined === null) return null;
  if ((fuel === 'electric' || fuel === 'plugin') && electric === null) return null;
  return [
    ...(name !== null && combined !== null ? [{ name, per100Km: combined, price: prices[name] }] : []),
    ...((fuel === 'electric' || fuel === 'plugin') && electric !== null
      ? [{ name: 'electricity' as const, per100Km: electric, price: prices.electricity }]
      : []),
  ];
}

const MONTHS = 12;

function ageInYears({ car_firstregistration: registered, car_year: year }: CostCar, day: string): number | null {
  const from = registered?.slice(0, 10) ?? (year === undefined ? null : `${year}-07-01`);
  if (from === null) return null;
  const [a, b] = [Date.parse(day), Date.parse(from)];
  return Number.isFinite(a - b) ? Math.max(0, (a - b) / (365.25 * 24 * 3600 * 1000)) : null;
}

function ownershipOf(car: CostCar, kind: OwnershipKind, fuel: FuelKind | null, day: string): number | null {
  const paid = paidPrice(car);
  if (!paid) return null;
  const price = paid.amountMinor / 100;
  if (kind === 'loan') return car.car_loan_option ? defaultMonthlyCost(car.car_loan_option, price) : null;
  const age = ageInYears(car, day);
  if (age === null) return null;
  const percent = depreciation.find(([from]) => age >= from)?.[1] ?? 0;
  return (price * (percent + (fuel === 'electric' ? ELECTRIC_POINTS : 0))) / 100 / MONTHS;
}

/** A new car that is not registered yet would be on that day; of a used one it is not known. */
const firstRegistrationOf = ({ car_firstregistration: registered, car_is_used: isUsed }: CostCar, day: string) =>
  registered?.slice(0, 10) ?? (isUsed === false ? day : null);

/** What a car costs a month on that day, by the tables of the market and the assumptions. */
export function costDetails(
  car: CostCar,
  marketName: CostMarket,
  { km, kind, energy: changed = {} }: CostAssumptions,
  day: string,
): CostDetails {
  const rates = costsOfMarket(marketName, day);
  const fuel = fuelKindOf(car.car_fuel);
  const taxRates = fuel
    ? vehicleTax(
        marketName,
        {
          fuel,
          co2: gramsOfCo2(car.car_emission_mixed_text),
          firstRegistration: firstRegistrationOf(car, day),
        },
        day,
      )
    : null;
  const uses = usesOf(car, fuel, { ...rates.energy, ...changed });
  const ownership = ownershipOf(car, kind, fuel, day);
  const tax = taxRates ? taxRates.amount / MONTHS : null;
  const energy = uses
    ? uses.reduce((sum, { per100Km, price }) => sum + (per100Km * price * km) / 100, 0) / MONTHS
    : null;
  const service = fuel ? (rates.serviceYear + rates.serviceKm[fuel === 'electric' ? 1 : 0] * km) / MONTHS : null;
  const tyres = (rates.tyresKm * km) / MONTHS;
  const counted = [ownership, energy, service, tyres, ...(hasTax(marketName) ? [tax] : [])];
  const known = counted.reduce<number>((sum, part) => sum + Math.round(part ?? 0), 0);
  const total = counted.includes(null) ? null : known;
  return { ownership, tax, energy, service, tyres, total, known, taxRates, uses: uses ?? [] };
}
