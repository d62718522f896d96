import { combinedConsumption, fuelKindOf, gramsOfCo2, type FuelKind } from '../finance/fuel';
import { paidPrice } from '../stock/stock';
import { carTerms } from '../vocabulary/carTerms';
import type { Car } from './car';
import { isNewCar } from './carStatus';

/**
 * Columns of a vehicle ad by the primary feed's specification (support.google.com/merchants/answer/11192663). There is
 * no chassis number: in the EEA and the UK `id` takes its place. `store_code` alone means that the car is in the store.
 */
export const vehicleAdColumns = [
  'id',
  'store_code',
  'google_product_category',
  'link',
  'link_template',
  'image_link',
  'additional_image_link',
  'condition',
  'brand',
  'model',
  'trim',
  'year',
  'mileage',
  'price',
  'vehicle_msrp',
  'color',
  'body_style',
  'engine',
  'description',
  'co2_emissions',
  'fuel_consumption',
  'energy_consumption',
  'electric_range',
] as const;

export type VehicleAd = Partial<Record<(typeof vehicleAdColumns)[number], string | number>>;

/** 'Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans' */
const CATEGORY = 916;
const MOST_MORE_IMAGES = 10;
const LONGEST_DESCRIPTION = 5_000;

const bodyStyles: Readonly<Record<keyof typeof carTerms.car_body, string>> = {
  hatch: 'hatchback',
  estate: 'station wagon',
  saloon: 'sedan',
  coupe: 'coupe',
  convertible: 'convertible',
  crossover: 'crossover',
  suv: 'suv',
  mpv: 'minivan',
  van: 'full size van',
  pickup: 'truck',
};
const engines: Readonly<Record<FuelKind, string>> = {
  petrol: 'gasoline',
  diesel: 'diesel',
  electric: 'electric',
  plugin: 'plug-in_hybrid',
  hybrid: 'hybrid',
  mild: 'hybrid',
  gas: 'natural_gas',
  ethanol: 'other',
  hydrogen: 'other',
};

/** An entry of a table of terms by the stock's word in any language. */
const bodyKinds = new Map(
  Object.entries(carTerms.car_body).flatMap(([kind, terms]) => terms.map((word) => [word.toLowerCase(), kind])),
);
const isBody = (kind: string | undefined): kind is keyof typeof bodyStyles => kind !== undefined && kind in bodyStyles;

function bodyStyleOf(word: string | undefined): string | undefined {
  const kind = bodyKinds.get(word?.trim().toLowerCase() ?? '');
  return isBody(kind) ? bodyStyles[kind] : undefined;
}

function mileageOf({ car_mileage: mileage, car_odometer: unit }: Car): string | null {
  if (mileage === undefined || unit === undefined) return null;
  return unit === 'mi' ? `${mileage} miles` : `${unit === 'mil' ? mileage * 10 : mileage} km`;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Amounts of energy with the units that the specification names. */
function consumptionOf(car: Car): VehicleAd {
  const fuel = combinedConsumption(car.car_fuel_combined_text);
  const co2 = fuelKindOf(car.car_fuel) === 'electric' ? 0 : gramsOfCo2(car.car_emission_mixed_text);
  const inMiles = car.car_odometer === 'mi';
  return {
    ...(co2 !== null && { co2_emissions: `${co2} g/km` }),
    ...(fuel !== null && fuelKindOf(car.car_fuel) !== 'gas' && { fuel_consumption: `${tenths(fuel)} l/100km` }),
    ...(car.wltp_electric_consumption !== undefined && {
      energy_consumption: `${tenths(car.wltp_electric_consumption)} kWh/100km`,
    }),
    ...(car.wltp_electric_range !== undefined && {
      electric_range: `${car.wltp_electric_range} ${inMiles ? 'miles' : 'km'}`,
    }),
  };
}

/**
 * A car as an ad; null for one that the policies leave out (reserved cars, light commercial vehicles, models to order)
 * or that lacks what every ad needs: a price, a picture, a facility, a year, an odometer.
 */
export function vehicleAd(car: Car, { page, origin }: { page: string; origin: string }): VehicleAd | null {
  const price = paidPrice(car);
  const mileage = mileageOf(car);
  const fuel = fuelKindOf(car.car_fuel);
  const isNew = isNewCar(car);
  const [image, ...more] = [...new Set(car.car_images?.map(({ original }) => original))].map((address) =>
    address.startsWith('/') ? `${origin}${address}` : address,
  );
  if (car.car_is_reserved || car.car_is_sample || car.car_vehicle_type_code === 'LCV') return null;
  if (!price || mileage === null || image === undefined) return null;
  if (car.car_site_id === undefined || car.car_year === undefined) return null;
  const money = (amount: number): string => `${amount.toFixed(2)} ${price.currency}`;
  const paid = price.amountMinor / 100;
  return {
    id: car.car_id,
    store_code: car.car_site_id,
    google_product_category: CATEGORY,
    link: page,
    // The merchant's address with the store that an ad is shown for: it fills in the parameter.
    link_template: `${page}?store={store_code}`,
    image_link: image,
    additional_image_link: more.slice(0, MOST_MORE_IMAGES).join(','),
    condition: isNew ? 'New' : 'Used',
    brand: car.car_brand,
    model: car.car_model,
    trim: car.car_version ?? '',
    year: car.car_year,
    mileage,
    price: money(paid),
    // Required of new cars only.
    ...(isNew && { vehicle_msrp: money(Math.max(car.car_retail_price ?? 0, car.car_price ?? 0, paid)) }),
    color: car.car_color ?? '',
    body_style: bodyStyleOf(car.car_body) ?? '',
    engine: fuel ? engines[fuel] : '',
    description: car.car_description?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_DESCRIPTION) ?? '',
    ...consumptionOf(car),
  };
}
