import type { Car } from '@/domain/cars/car';
import { monthlyCostsOf } from '@/domain/finance/indexedCosts';
import { Randomly } from './randomly';

const brands: Record<string, readonly string[]> = {
  Volvo: ['V60', 'XC60', 'XC40', 'V90', 'EX30', 'XC90', 'S60', 'V40', 'EX90', 'C40'],
  Volkswagen: ['Golf', 'Passat', 'ID.4', 'ID.3', 'ID.7', 'Tiguan', 'T-Roc', 'Polo', 'Transporter', 'Caddy'],
  Toyota: ['Corolla', 'Yaris', 'RAV4', 'Yaris Cross', 'C-HR', 'bZ4X', 'Aygo X', 'Proace'],
  Kia: ['Ceed', 'Sportage', 'Niro', 'EV6', 'EV9', 'Picanto', 'Sorento'],
  BMW: ['320d', 'X1', 'X3', 'X5', 'i4', 'iX', '118i', '520d'],
  'Mercedes-Benz': ['A 200', 'C 220 d', 'E 300 de', 'GLC', 'EQA', 'EQB', 'Vito', 'Sprinter'],
  Audi: ['A3', 'A4', 'A6', 'Q3', 'Q4 e-tron', 'Q5', 'e-tron GT'],
  Škoda: ['Octavia', 'Superb', 'Enyaq', 'Kodiaq', 'Fabia', 'Kamiq'],
  Tesla: ['Model 3', 'Model Y', 'Model S'],
  Ford: ['Focus', 'Kuga', 'Puma', 'Transit', 'Mustang Mach-E'],
  Peugeot: ['208', '2008', '3008', '5008', 'Partner'],
  Nissan: ['Qashqai', 'Leaf', 'Juke', 'X-Trail', 'Ariya'],
  Hyundai: ['Kona', 'Tucson', 'IONIQ 5', 'i20', 'i30'],
  Renault: ['Clio', 'Captur', 'Megane', 'Zoe', 'Kangoo'],
  Citroën: ['C3', 'C4', 'C5 Aircross', 'Berlingo'],
  Mazda: ['CX-5', 'CX-30', 'Mazda3'],
  Seat: ['Leon', 'Ibiza', 'Ateca'],
  Polestar: ['2', '3', '4'],
  MINI: ['Cooper', 'Countryman'],
  Subaru: ['Outback', 'Forester'],
};
const brandNames = Object.keys(brands);
const fuels = ['Bensin', 'Diesel', 'El', 'Laddhybrid', 'Elhybrid', 'Etanol', 'Gas'];
const bodies = ['Kombi', 'SUV', 'Halvkombi', 'Sedan', 'Skåp', 'Cab', 'Coupé', 'Minibuss', 'Pickup'];
const colors = [
  'Svart',
  'Vit',
  'Grå',
  'Blå',
  'Röd',
  'Silver',
  'Grön',
  'Brun',
  'Beige',
  'Mörkblå',
  'Ljusgrå',
  'Gul',
  'Orange',
  'Lila',
];
const versions = [
  'B4 Plus',
  'T6 AWD Inscription',
  'D4 Momentum',
  'Recharge Ultimate',
  '1.5 TSI Style',
  'GTE',
  'Pro Performance',
  'xDrive M Sport',
  '4Matic AMG Line',
  'Executive',
  'Comfort',
  'Advance Plus',
  'Long Range',
  'Titanium',
];
const starts = ['Adaptiv', 'Elektrisk', 'Uppvärmd', 'Bakre', 'Främre', 'Automatisk', 'Trådlös', 'Svängbar'];
const things = [
  'farthållare',
  'backkamera',
  'rattvärme',
  'sätesvärme',
  'dragkrok',
  'baklucka',
  'parkeringssensor',
  'takräcke',
  'strålkastare',
  'mobilladdare',
];
/** 80 things, 'Backkamera' and 'Elektrisk dragkrok' among them. */
export const equipmentNames: readonly string[] = starts.flatMap((start, index) =>
  things.map((thing) => (index === 0 ? thing[0]!.toUpperCase() + thing.slice(1) : `${start} ${thing}`)),
);

const towns: readonly [string, string][] = [
  ['Stockholm', 'Stockholms län'],
  ['Göteborg', 'Västra Götalands län'],
  ['Malmö', 'Skåne län'],
  ['Uppsala', 'Uppsala län'],
  ['Linköping', 'Östergötlands län'],
  ['Örebro', 'Örebro län'],
  ['Västerås', 'Västmanlands län'],
  ['Helsingborg', 'Skåne län'],
  ['Norrköping', 'Östergötlands län'],
  ['Jönköping', 'Jönköpings län'],
  ['Umeå', 'Västerbottens län'],
  ['Lund', 'Skåne län'],
  ['Borås', 'Västra Götalands län'],
  ['Sundsvall', 'Västernorrlands län'],
  ['Gävle', 'Gävleborgs län'],
  ['Eskilstuna', 'Södermanlands län'],
  ['Halmstad', 'Hallands län'],
  ['Växjö', 'Kronobergs län'],
  ['Karlstad', 'Värmlands län'],
  ['Täby', 'Stockholms län'],
];
const facilities = Array.from({ length: 60 }, (_, index) => {
  const [city, region] = towns[index % towns.length]!;
  return {
    id: String(1000 + index),
    city,
    region,
    name: `Nordvik Bil ${city}${index < towns.length ? '' : ` ${Math.floor(index / towns.length) + 1}`}`,
    geo: `${(55.5 + ((index * 7) % 12) + index / 100).toFixed(4)},${(11.5 + ((index * 3) % 8)).toFixed(4)}`,
  };
});

const alphabet = 'ABCDEFGHJKLMNOPRSTUWXYZ';
const sentence =
  'Välvårdad bil med full servicehistorik, nybesiktigad och genomgången av vår egen verkstad. Hemleverans i hela landet, byte och finansiering ordnas. ';

/** One car with every field of the index; some are missing now and then, as in a real feed. */
export function someCar(chance: Randomly, car_id: string): Car {
  const maybe = <Value>(probability: number, value: () => Value): Value | undefined =>
    chance.chance(probability) ? value() : undefined;
  const car_brand = chance.skewedOneOf(brandNames);
  const car_model = chance.oneOf(brands[car_brand]!);
  const facility = chance.skewedOneOf(facilities);
  const age = chance.integer(0, 18);
  const price = Math.round((520_000 * 0.87 ** age * (0.6 + chance.share())) / 100) * 100;
  const version = chance.oneOf(versions);
  const fuel = chance.skewedOneOf(fuels);
  const car: Car = {
    car_id,
    slug: `${car_brand}-${car_model}-${2026 - age}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    car_brand,
    car_model,
    car_model_text: `${car_model} ${version}`,
    car_version: version,
    car_year: 2026 - age,
    car_fuel: maybe(0.98, () => fuel),
    car_gearbox: chance.chance(0.6) ? 'Automat' : 'Manuell',
    car_body: chance.skewedOneOf(bodies),
    car_drive: maybe(0.9, () => chance.skewedOneOf(['Framhjulsdrift', 'Fyrhjulsdrift', 'Bakhjulsdrift'])),
    car_color: maybe(0.97, () => chance.skewedOneOf(colors)),
    car_condition: age === 0 ? 'Ny' : age < 2 ? 'Demo' : 'Begagnad',
    car_mileage: maybe(0.97, () => Math.round(age * 1_400 * (0.4 + chance.share()))),
    car_odometer: 'mil',
    car_seats: maybe(0.9, () => chance.oneOf([2, 4, 5, 5, 5, 7, 9])),
    car_regno: maybe(
      0.9,
      () =>
        `${chance.oneOf([...alphabet])}${chance.oneOf([...alphabet])}${chance.oneOf([...alphabet])}${chance.integer(10, 99)}${chance.chance(0.5) ? chance.integer(0, 9) : chance.oneOf([...alphabet])}`,
    ),
    car_chassino: `YV1${car_id.padStart(14, '0')}`,
    car_power: maybe(0.95, () => chance.integer(6, 60) * 10),
    car_equipment: maybe(0.95, () => chance.someOf(equipmentNames, 0, 24)),
    car_description: sentence.repeat(chance.integer(1, 6)),
    car_primary_image: { thumbnail_url: `/-/jssmedia/cars/${car_id}/1.jpg` },
    car_price: maybe(0.98, () => price),
    car_price_currency: 'SEK',
    car_campaign_price: maybe(0.15, () => Math.round(price * 0.92)),
    car_campaigns: maybe(0.2, () => chance.someOf(['Vårkampanj', 'Fri service', 'Vinterhjul på köpet'], 1, 2)),
    car_vehicle_type_code: chance.chance(0.95) ? 'PC' : 'LCV',
    car_is_sample: chance.chance(0.02),
    car_is_used: age > 0,
    car_has_privateleasing: chance.chance(0.3),
    car_site_id: facility.id,
    car_site_name: facility.name,
    car_site_city: facility.city,
    car_site_region: facility.region,
    car_site_geocoord: maybe(0.97, () => facility.geo),
    car_published: maybe(0.97, () =>
      new Date(
        Date.UTC(2026, 10, 20) - chance.integer(0, 120) * 86_400_000 - chance.integer(0, 23) * 3_600_000,
      ).toISOString(),
    ),
  };
  car.car_has_campaign_price = car.car_campaign_price !== undefined;
  car.car_has_companyleasing = maybe(0.9, () => chance.chance(0.2));
  car.car_privateleasing_monthly_cost = car.car_has_privateleasing ? chance.integer(25, 90) * 100 - 5 : undefined;
  car.wltp_electric_range = fuel === 'El' ? chance.integer(20, 65) * 10 : undefined;
  // From the id, so that other draws stay as they are; some cars say nothing of their use.
  const digit = Number(car_id.at(-1));
  if (digit > 0) car.car_fuel_combined_text = `5,${digit} l/100 km`;
  car.car_emission_mixed_text = `${110 + digit * 7} g/km`;
  car.wltp_electric_consumption = 14 + digit;
  // As in the indexes of the sites.
  const priced = { ...car, ...monthlyCostsOf(car, 'se', 'mil', '2026-11-01') };
  return priced;
}

/** Different ids of 5 to 12 digits, in no order. */
function someCarIds(chance: Randomly, count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count)
    ids.add(
      String(chance.integer(1, 9)) + Array.from({ length: chance.integer(4, 11) }, () => chance.integer(0, 9)).join(''),
    );
  return [...ids];
}

export const someCars = (count: number, seed = 1): Car[] => {
  const chance = new Randomly(seed);
  return someCarIds(chance, count).map((id) => someCar(chance, id));
};
