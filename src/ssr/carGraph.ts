import type { Car as CarThing, Thing } from 'schema-dts';
import type { Car } from '@/domain/cars/car';
import { isNewCar } from '@/domain/cars/carStatus';
import { isLot } from '@/domain/cars/lot';
import { paidPrice } from '@/domain/stock/stock';
import type { FacilityRecord } from '@/store/entities';
import { positionOf } from '@/domain/places/position';
import type { GraphAddress } from './pageHead';

/** The fields of a car that its graph is made of. */
export type CarOfGraph = Pick<Car, 'car_id' | 'car_brand' | 'car_model'> &
  Partial<
    Pick<
      Car,
      | 'car_version'
      | 'car_year'
      | 'car_images'
      | 'car_body'
      | 'car_fuel'
      | 'car_gearbox'
      | 'car_drive'
      | 'car_color'
      | 'car_seats'
      | 'car_doors'
      | 'car_firstregistration'
      | 'car_mileage'
      | 'car_odometer'
      | 'car_is_used'
      | 'car_is_reserved'
      | 'car_lot_number'
      | 'car_vehicle_type_code'
      | 'car_price'
      | 'car_campaign_price'
      | 'car_has_campaign_price'
      | 'car_price_currency'
    >
  >;

interface CarGraphParts {
  car: CarOfGraph;
  /** As the page names it. */
  name: string;
  /** The words of the stock in the page's language. */
  term: (field: string, value: string) => string;
  isSold: boolean;
  facility: FacilityRecord | undefined;
  /** ISO 3166 of the stock's country; absent where it has several. */
  country: string | undefined;
}

/** UN/CEFACT codes of the odometer's units; a Swedish mil is given in kilometres. */
const odometerCodes = { km: 'KMT', mil: 'KMT', mi: 'SMI' } as const;

const conditionOf = (car: CarOfGraph) =>
  isNewCar(car) ? ('https://schema.org/NewCondition' as const) : ('https://schema.org/UsedCondition' as const);

/**
 * A car with its offer, by the rules of vehicle listings. The chassis number and the plate are left out: they may be
 * personal data. Only what the page shows.
 */
export function carThings(
  { car, name, term, isSold, facility, country }: CarGraphParts,
  { origin, canonical }: GraphAddress,
): Thing[] {
  const shown = (field: keyof CarOfGraph) => {
    const value = car[field];
    return typeof value === 'string' && value !== '' ? term(field, value) : undefined;
  };
  const images = [...new Set(car.car_images?.map(({ original }) => original))].map((address) =>
    address.startsWith('/') ? `${origin}${address}` : address,
  );
  const thing: CarThing = {
    '@type': 'Car',
    '@id': `${canonical}#car`,
    name,
    url: canonical,
    mainEntityOfPage: { '@id': `${canonical}#webpage` },
    brand: { '@type': 'Brand', name: car.car_brand },
    model: term('car_model', car.car_model),
    ...(car.car_version !== undefined && { vehicleConfiguration: car.car_version }),
    ...(car.car_year !== undefined && { vehicleModelDate: String(car.car_year) }),
    ...(images.length > 0 && { image: images }),
    ...(shown('car_body') && { bodyType: shown('car_body') }),
    ...(shown('car_fuel') && { fuelType: shown('car_fuel') }),
    ...(shown('car_gearbox') && { vehicleTransmission: shown('car_gearbox') }),
    ...(shown('car_drive') && { driveWheelConfiguration: shown('car_drive') }),
    ...(shown('car_color') && { color: shown('car_color') }),
    ...(car.car_seats !== undefined && { vehicleSeatingCapacity: car.car_seats }),
    ...(car.car_doors !== undefined && { numberOfDoors: car.car_doors }),
    ...(car.car_firstregistration !== undefined && {
      dateVehicleFirstRegistered: car.car_firstregistration.slice(0, 10),
    }),
    ...(car.car_mileage !== undefined &&
      car.car_odometer !== undefined && {
        mileageFromOdometer: {
          '@type': 'QuantitativeValue' as const,
          value: car.car_odometer === 'mil' ? car.car_mileage * 10 : car.car_mileage,
          unitCode: odometerCodes[car.car_odometer],
        },
      }),
    itemCondition: conditionOf(car),
    sku: car.car_id,
    ...offerOf({ car, isSold, facility, country }, { origin, canonical }),
  };
  return [thing];
}

/** A car without a price has no offer: one without `price` would be invalid. A first bid is no price. */
function offerOf(
  { car, isSold, facility, country }: Pick<CarGraphParts, 'car' | 'isSold' | 'facility' | 'country'>,
  { origin, canonical }: GraphAddress,
): Pick<CarThing, 'offers'> {
  const price = paidPrice(car);
  if (!price || isLot(car)) return {};
  const position = positionOf(facility?.site_geocoord);
  return {
    offers: {
      '@type': 'Offer',
      url: canonical,
      price: price.amountMinor / 100,
      priceCurrency: price.currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.amountMinor / 100,
        priceCurrency: price.currency,
        valueAddedTaxIncluded: car.car_vehicle_type_code !== 'LCV',
      },
      itemCondition: conditionOf(car),
      availability: isSold
        ? 'https://schema.org/SoldOut'
        : car.car_is_reserved
          ? 'https://schema.org/LimitedAvailability'
          : 'https://schema.org/InStock',
      seller: facility
        ? {
            '@type': 'AutoDealer',
            name: facility.site_official_name ?? '',
            parentOrganization: { '@id': `${origin}/#organization` },
            ...(facility.site_phone && { telephone: facility.site_phone }),
            address: {
              '@type': 'PostalAddress',
              streetAddress: facility.site_street ?? '',
              postalCode: facility.site_zip ?? '',
              addressLocality: facility.site_city ?? '',
              ...(country !== undefined && { addressCountry: country }),
            },
            ...(position && {
              geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
            }),
          }
        : { '@id': `${origin}/#organization` },
    },
  };
}
