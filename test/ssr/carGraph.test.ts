import { generateCars } from '@/server/cars/seed/cars.seed';
import { carThings } from '@/ssr/carGraph';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import type { Car } from '@/domain/cars/car';

const address = { origin: 'https://bil.example', canonical: 'https://bil.example/kop-bil/100001/volvo' };
const facility = {
  site_id: '1',
  site_official_name: 'Nordvik Bil Täby',
  site_street: 'Torggatan 1',
  site_zip: '183 30',
  site_city: 'Täby',
  site_geocoord: '59.44,18.07',
};

/** The graph of a car as plain data, as a crawler reads it. */
const graphOf = (car: Car, over: Partial<Parameters<typeof carThings>[0]> = {}): Record<string, unknown> => {
  const [thing] = carThings(
    {
      car,
      name: `${car.car_brand} ${car.car_model}`,
      term: (_, value) => value,
      isSold: false,
      facility,
      country: 'SE',
      ...over,
    },
    address,
  );
  return JSON.parse(JSON.stringify(thing));
};

const LISTED = [
  'image',
  'name',
  'brand',
  'model',
  'vehicleConfiguration',
  'vehicleModelDate',
  'itemCondition',
  'offers',
  'url',
  'bodyType',
  'fuelType',
  'color',
];
const object = (value: unknown): Record<string, unknown> => Object(value);

/** Rules of vehicle listings that the types do not hold. */
function problemsOf(graph: Record<string, unknown>, car: Car): string[] {
  const offer = object(graph.offers);
  const odometer = object(graph.mileageFromOdometer);
  const rules: [name: string, holds: boolean][] = [
    ['type', graph['@type'] === 'Car' && String(graph['@id']).startsWith('https://')],
    ['year', /^\d{4}$/.test(String(graph.vehicleModelDate))],
    [
      'pictures',
      !car.car_images || (Array.isArray(graph.image) && graph.image.every((one) => URL.canParse(String(one)))),
    ],
    ['price', typeof offer.price === 'number' && offer.price > 0 && /^[A-Z]{3}$/.test(String(offer.priceCurrency))],
    ['availability', String(offer.availability).startsWith('https://schema.org/')],
    ['condition', /^https:\/\/schema.org\/(New|Used)Condition$/.test(String(graph.itemCondition))],
    [
      'used cars have an odometer',
      !car.car_is_used || (typeof odometer.value === 'number' && /^(KMT|SMI)$/.test(String(odometer.unitCode))),
    ],
    [
      'availability of a vehicle listing',
      /\/(?:InStock|LimitedAvailability|SoldOut)$/.test(String(offer.availability)) && offer.url === graph.url,
    ],
    ['one price', object(offer.priceSpecification).price === offer.price],
    [
      'first registration',
      !graph.dateVehicleFirstRegistered || !Number.isNaN(Date.parse(String(graph.dateVehicleFirstRegistered))),
    ],
    ['seller', object(offer.seller)['@type'] === 'AutoDealer'],
    ['address of the seller', object(object(offer.seller).address).addressCountry !== undefined],
    ['no empty value', !JSON.stringify(graph).includes('""') && !JSON.stringify(graph).includes('null')],
    [
      'no chassis number, no plate',
      ![car.car_chassino, car.car_regno].some((one) => one && JSON.stringify(graph).includes(one)),
    ],
    ...LISTED.filter((field) => field !== 'image').map((field): [string, boolean] => [
      field,
      graph[field] !== undefined,
    ]),
  ];
  return rules.filter(([, holds]) => !holds).map(([name]) => `${car.car_id}: ${name}`);
}

const first = (site: SiteName, count: number): Car[] => {
  const cars: Car[] = [];
  for (const car of generateCars(siteByName(site).cars?.stock ?? 'se')) {
    cars.push(car);
    if (cars.length === count) break;
  }
  return cars;
};

describe("structured data of a car's page", () => {
  it.each<SiteName>(['car-store-se', 'car-store-no', 'car-store-fi', 'dealer-brand-uk', 'dealer-brand-dk'])(
    'G-10 of fifty cars of %s follows the rules of vehicle listings',
    (site) => expect(first(site, 50).flatMap((car) => problemsOf(graphOf(car), car))).toEqual([]),
  );

  const [car] = first('car-store-se', 1);
  if (!car) throw new Error('No car.');

  it('G-10 has the price that the page shows, a mil as ten kilometres, and the state of the offer', () => {
    const paid = { ...car, car_price: 249_900, car_campaign_price: 199_900, car_has_campaign_price: true };
    expect(graphOf(paid).offers).toMatchObject({
      price: 199_900,
      priceCurrency: 'SEK',
      availability: 'https://schema.org/InStock',
    });
    expect(graphOf({ ...car, car_mileage: 4_500, car_odometer: 'mil' }).mileageFromOdometer).toMatchObject({
      value: 45_000,
      unitCode: 'KMT',
    });
    // A first bid is no price.
    expect(graphOf({ ...car, car_lot_number: '214' })).not.toHaveProperty('offers');
    expect(graphOf({ ...car, car_is_reserved: true }).offers).toMatchObject({
      availability: 'https://schema.org/LimitedAvailability',
    });
    expect(graphOf(car, { isSold: true }).offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(graphOf({ ...car, car_vehicle_type_code: 'LCV' }).offers).toMatchObject({
      priceSpecification: { valueAddedTaxIncluded: false },
    });
  });

  it('G-10 of a car with only make and model has no offer, and no empty field', () => {
    const bare: Car = { car_id: '100001', slug: 'kia-ev6', car_brand: 'Kia', car_model: 'EV6' };
    const graph = graphOf(bare, { facility: undefined, country: undefined });
    expect(Object.keys(graph).toSorted()).toEqual(
      ['@id', '@type', 'brand', 'itemCondition', 'mainEntityOfPage', 'model', 'name', 'sku', 'url'].toSorted(),
    );
  });
});
