import { brands, type Engine, type Line } from '@/server/cars/seed/catalogue/catalogue';
import type { Fuel } from '@/server/cars/seed/catalogue/catalogue.types';
import { plateOf } from '@/server/cars/seed/identity';
import { DEMO_TODAY } from '@/server/cars/seed/markets';
import { Random } from '@/lib/random';
import type { RegisteredFuel } from '../workshop.types';

export interface SeededVehicle {
  registrationNumber: string;
  brand: string;
  model: string;
  version: string;
  fuel: RegisteredFuel;
  buildYear: number;
  hasServiceAgreement: boolean;
}

const fuels: Readonly<Record<Fuel, RegisteredFuel>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  electric: 'electric',
  plugin: 'plugin',
  hybrid: 'hybrid',
  mild: 'hybrid',
  gas: 'gas',
  ethanol: 'petrol',
};
const THIS_YEAR = Number(DEMO_TODAY.slice(0, 4));
/** Number of generated cars, besides the fixed ones below. */
const CARS = 3_600;

type Named = [number: string, brand: string, model: string, fuel: RegisteredFuel, year: number, agreement?: true];

/** Fixed cars (decision 15f), and one personal plate for each brand policy. */
const named: readonly Named[] = [
  ['ABC123', 'Volvo', 'V60', 'hybrid', 2021],
  ['DEF45A', 'Kia', 'Ceed', 'petrol', 2020, true],
  ['GHJ789', 'Tesla', 'Model 3', 'electric', 2022],
  ['BILEN1', 'Volkswagen', 'ID.4', 'electric', 2023],
  ['KLM234', 'Porsche', '911', 'petrol', 2019],
  ['ÅSA', 'Volvo', 'XC60', 'plugin', 2022, true],
  ['VOLTEN', 'Polestar', '2', 'electric', 2023, true],
  ['GAMLA', 'Saab', '9-5', 'petrol', 2009],
  ['LILLA1', 'Smart', 'ForTwo', 'petrol', 2015],
  ['BAVARO', 'BMW', 'X3', 'diesel', 2020],
  ['COOPER', 'MINI', 'Cooper', 'petrol', 2021],
  ['FLAK', 'Iveco', 'Daily', 'diesel', 2019],
  ['GAS', 'Volkswagen', 'Golf', 'gas', 2018],
  ['RALLY', 'Toyota', 'Yaris', 'hybrid', 2021, true],
  ['SNÖ', 'Subaru', 'Outback', 'petrol', 2017],
  ['ÄLG', 'Volvo', 'V70', 'diesel', 2014],
  ['SKAL', 'Skoda', 'Octavia', 'diesel', 2018, true],
  ['BAGARN', 'Renault', 'Kangoo', 'electric', 2022],
  ['TAXI7', 'Mercedes-Benz', 'E-Klass', 'diesel', 2021, true],
  ['KÖR', 'Ford', 'Mustang Mach-E', 'electric', 2022],
  ['NY26', 'Kia', 'EV3', 'electric', 2026, true],
  ['OK', 'Opel', 'Corsa', 'petrol', 2016],
  ['Ö1', 'Peugeot', '208', 'petrol', 2020],
  ['XP7', 'Xpeng', 'G6', 'electric', 2025],
  ['ZEEK1', 'Zeekr', 'X', 'electric', 2024],
];

const namedVehicle = ([registrationNumber, brand, model, fuel, buildYear, agreement]: Named): SeededVehicle => ({
  registrationNumber,
  brand,
  model,
  version: '',
  fuel,
  buildYear,
  hasServiceAgreement: agreement === true,
});

/** Older models are rarer on the roads, and so are engines that were sold for a short time. */
const yearsOf = ({ from, to }: Engine): number => Math.min(to, THIS_YEAR) - from + 1;

function vehicle(taken: ReadonlySet<string>, random: Random): SeededVehicle {
  const brand = random.pick(brands);
  const line = random.weighted<Line>(brand.lines, ({ popularity }) => popularity);
  const engine = random.weighted<Engine>(line.engines, (one) => Math.max(1, yearsOf(one)));
  const buildYear = random.int(engine.from, Math.min(engine.to, THIS_YEAR));
  let number = '';
  do number = plateOf('se', `${buildYear}-06-01`, random) ?? '';
  while (taken.has(number));
  return {
    registrationNumber: number,
    brand: brand.name,
    model: line.model,
    version: engine.name,
    fuel: fuels[engine.fuel],
    buildYear,
    hasServiceAgreement: THIS_YEAR - buildYear <= 6 && random.chance(30),
  };
}

/** The generated registry: cars of every brand in the catalogue. The same on every machine. */
export function generateVehicles(count = CARS): SeededVehicle[] {
  const random = new Random('workshop registry');
  const vehicles = named.map(namedVehicle);
  const taken = new Set(vehicles.map(({ registrationNumber }) => registrationNumber));
  for (let made = 0; made < count; made += 1) {
    const next = vehicle(taken, random);
    taken.add(next.registrationNumber);
    vehicles.push(next);
  }
  return vehicles;
}
