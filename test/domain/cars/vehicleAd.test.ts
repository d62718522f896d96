import type { Car } from '@/domain/cars/car';
import { vehicleAd, vehicleAdColumns } from '@/domain/cars/vehicleAd';
import { generateCars } from '@/server/cars/seed/cars.seed';
import type { StockName } from '@/sites/site.types';

const address = { page: 'https://bil.example/kop-bil/100001/volvo-v60', origin: 'https://bil.example' };
const car: Car = {
  car_id: '100001',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_version: 'B4 Plus',
  car_year: 2021,
  car_mileage: 4_500,
  car_odometer: 'mil',
  car_price: 249_900,
  car_price_currency: 'SEK',
  car_site_id: '1204',
  car_is_used: true,
  car_fuel: 'Bensin',
  car_body: 'Kombi',
  car_color: 'Röd',
  car_fuel_combined_text: '6,2\u00a0l/100\u00a0km',
  car_emission_mixed_text: '141\u00a0g/km',
  car_chassino: 'ZZZ12345678901234',
  car_regno: 'ABC123',
  car_description: ' Fin  bil.\nEn ägare. ',
  car_images: Array.from({ length: 14 }, (_, index) => ({ original: `/-/jssmedia/cars/${index}.webp` })),
};

const firstOf = (stock: StockName, count: number): Car[] => {
  const cars: Car[] = [];
  for (const one of generateCars(stock)) if (cars.push(one) === count) break;
  return cars;
};

/** Formats that the specification asks for, by column. */
const formats: Partial<Record<(typeof vehicleAdColumns)[number], RegExp>> = {
  id: /^\d{5,12}$/,
  store_code: /^.{1,64}$/,
  google_product_category: /^916$/,
  link: /^https:\/\//,
  link_template: /^https:\/\/\S+\{store_code\}$/,
  image_link: /^https:\/\/\S+$/,
  condition: /^(?:New|Used)$/,
  brand: /./,
  model: /./,
  year: /^\d{4}$/,
  mileage: /^\d+ (?:km|miles)$/,
  price: /^\d+\.\d\d (?:SEK|NOK|DKK|EUR|GBP)$/,
  body_style: /^(?:convertible|coupe|crossover|full size van|hatchback|minivan|sedan|station wagon|suv|truck)$/,
  engine: /^(?:gasoline|diesel|electric|hybrid|plug-in_hybrid|natural_gas|lpg|methane|other)$/,
};
const optional: Partial<Record<(typeof vehicleAdColumns)[number], RegExp>> = {
  vehicle_msrp: /^\d+\.\d\d [A-Z]{3}$/,
  co2_emissions: /^\d+(?:\.\d)? g\/km$/,
  fuel_consumption: /^\d+(?:\.\d)? l\/100km$/,
  energy_consumption: /^\d+(?:\.\d)? kWh\/100km$/,
  electric_range: /^\d+ (?:km|miles)$/,
  description: /^[^\n]{1,5000}$/,
};

describe('a car as a vehicle ad', () => {
  it('G-10 has the values of the primary feed, with a mil as ten kilometres', () => {
    expect(vehicleAd(car, address)).toMatchObject({
      id: '100001',
      store_code: '1204',
      link_template: 'https://bil.example/kop-bil/100001/volvo-v60?store={store_code}',
      image_link: 'https://bil.example/-/jssmedia/cars/0.webp',
      condition: 'Used',
      trim: 'B4 Plus',
      mileage: '45000 km',
      price: '249900.00 SEK',
      color: 'Röd',
      body_style: 'station wagon',
      engine: 'gasoline',
      description: 'Fin bil. En ägare.',
      co2_emissions: '141 g/km',
      fuel_consumption: '6.2 l/100km',
    });
    expect(String(vehicleAd(car, address)?.additional_image_link).split(',')).toHaveLength(10);
  });

  it('G-10 never has the chassis number or the plate', () =>
    expect(JSON.stringify(vehicleAd(car, address))).not.toMatch(/ZZZ|ABC123/));

  it('G-10 has the price that the page shows, and the list price of a new car', () => {
    const ad = vehicleAd(
      { ...car, car_is_used: false, car_mileage: 1, car_campaign_price: 239_900, car_has_campaign_price: true },
      address,
    );
    expect(ad).toMatchObject({ condition: 'New', price: '239900.00 SEK', vehicle_msrp: '249900.00 SEK' });
    expect(vehicleAd(car, address)).not.toHaveProperty('vehicle_msrp');
  });

  it.each<[what: string, change: Partial<Car>]>([
    ['is reserved', { car_is_reserved: true }],
    ['is a light commercial vehicle', { car_vehicle_type_code: 'LCV' }],
    ['is a model to order', { car_is_sample: true }],
    ['has no price', { car_price: undefined }],
    ['has no picture', { car_images: [] }],
    ['has no facility', { car_site_id: undefined }],
    ['has no year', { car_year: undefined }],
    ['has no odometer', { car_mileage: undefined }],
  ])('G-10 leaves out a car that %s', (_, change) => expect(vehicleAd({ ...car, ...change }, address)).toBeNull());

  it.each<StockName>(['se', 'no', 'dk', 'fi', 'sk', 'uk', 'eu'])('G-10 is valid for the first cars of %s', (stock) => {
    const ads = firstOf(stock, 120).flatMap((one) => vehicleAd(one, address) ?? []);
    expect(ads.length).toBeGreaterThan(80);
    const problems = ads.flatMap((ad) => [
      ...Object.entries(formats).filter(([name, format]) => !format.test(String(Reflect.get(ad, name)))),
      ...Object.entries(optional).filter(
        ([name, format]) => Reflect.has(ad, name) && !format.test(String(Reflect.get(ad, name))),
      ),
      ...Object.keys(ad).filter((name) => !vehicleAdColumns.some((column) => column === name)),
    ]);
    expect(problems).toEqual([]);
  });
});
