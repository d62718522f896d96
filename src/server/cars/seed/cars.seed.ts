import type { Car } from '@/domain/cars/car';
import { carPicture, studioGallery, studioPicture } from '@/domain/cars/carPicture';
import { carTerms } from '@/domain/vocabulary/carTerms';
import { modelName } from '@/domain/vocabulary/modelNames';
import { termIn, type Translations } from '@/domain/vocabulary/vocabulary.types';
import type { Facility } from '@/domain/dealers/facility';
import { demoId } from '@/server/cars/demoIds';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { makerName } from '@/server/dealers/seed/makers';
import type { StockName } from '@/sites/site.types';
import { describe } from './copy/description';
import { equipmentOf, equipmentTexts } from './equipment';
import { withUnit } from './formats';
import { plateOf, slugOf, vinOf } from './identity';
import { inspectionOf } from './inspection';
import { markets, type Market } from './markets';
import { offersOf } from './offers';
import { currentPrice } from './price';
import { Random } from '@/lib/random';
import { drawSpecimen, type Specimen } from './specimen';
import { technicalOf } from './technical';
import { driveTerm, gearboxTerm, stockTexts } from './labels';

/** Values that must be unique within a stock. */
export interface Taken {
  plates: Set<string>;
  slugs: Set<string>;
  weeksSince: number;
}

const mileageIn = ({ odometer }: Market, km: number): number =>
  odometer === 'mil' ? Math.round(km / 10) : odometer === 'mi' ? Math.floor((km * 621) / 1000) : km;

/** Bigger facilities have more cars, and more of the makers that they sell. */
function houseOf(facilities: readonly Facility[], car: Specimen, random: Random): Facility {
  const brand = makerName(car.brand.name, car.market.stock);
  return random.weighted(
    facilities,
    ({ site_departments: [sales], site_brands }) => (sales?.users.length ?? 1) * (site_brands.includes(brand) ? 3 : 1),
  );
}

function facilityFields(facility: Facility, random: Random): Partial<Car> {
  const sales = facility.site_departments.find(({ group }) => group === 'New cars');
  const sellers = random.shuffled(sales?.users ?? []).slice(0, random.int(1, 2));
  const erp = sales?.brands[0]?.erp_id ?? '';
  return {
    car_site_id: facility.site_id,
    car_site_name: facility.site_official_name,
    car_site_city: facility.site_city,
    car_site_region: facility.site_region,
    car_site_geocoord: facility.site_geocoord,
    car_sellers: sellers.map(({ first_name, last_name, email, phone }) => ({
      name: `${first_name} ${last_name}`,
      email,
      phone,
    })),
    car_companyerpid: erp.split('.')[0],
    car_departmenterpid: erp,
  };
}

function uniqueSlug(slug: string, taken: Taken): string {
  let result = slug;
  for (let number = 2; taken.slugs.has(result); number += 1) result = `${slug}-${number}`;
  taken.slugs.add(result);
  return result;
}

function uniquePlate(stock: StockName, registered: string, taken: Taken, random: Random): string | undefined {
  for (;;) {
    const plate = plateOf(stock, registered, random);
    if (plate === undefined || !taken.plates.has(plate)) {
      if (plate !== undefined) taken.plates.add(plate);
      return plate;
    }
  }
}

function picturesOf(
  car: Pick<Car, 'car_body' | 'car_color'>,
  market: Market,
): Pick<Car, 'car_images' | 'car_primary_image'> {
  const picture = carPicture(car, market.language);
  if (!picture) return {};
  const { body, paint } = picture;
  return {
    car_images: studioGallery(body, paint).map((original) => ({ original })),
    car_primary_image: { thumbnail_url: studioPicture(body, 'front34', paint) },
  };
}

export function carOf(
  specimen: Specimen,
  index: number,
  facilities: readonly Facility[],
  taken: Taken,
  random: Random,
): Car {
  const { market, line, engine, trim, year, condition, sample, km, registered } = specimen;
  const { language, stock } = market;
  const texts = stockTexts[language];
  const inStock = (term: Translations): string => termIn(term, language);
  const brand = makerName(specimen.brand.name, stock);
  const model = modelName(line.model, language);
  const version = [engine.name, trim.name].filter(Boolean).join(' ');
  // 'e-208 GT' and 'Cooper S' contain the model name.
  const modelText = engine.name.toLowerCase().includes(line.model.toLowerCase())
    ? version
    : [model, version].filter(Boolean).join(' ');
  const body = inStock(carTerms.car_body[line.body]);
  const colour = inStock(carTerms.car_color[specimen.colour]);
  const mileage = mileageIn(market, km);
  const mileageText = withUnit(language, mileage, market.odometer === 'mi' ? 'miles' : market.odometer);
  const technical = technicalOf(specimen);
  const equipment = equipmentOf(specimen, random.fork('equipment'));
  const price = currentPrice(specimen, random.fork('price'));
  const offers = offersOf(specimen, price, random.fork('offers'));
  const facility = houseOf(facilities, specimen, random.fork('house'));
  const identity = random.fork('identity');
  const painted: Pick<Car, 'car_body' | 'car_color'> = { car_body: body, car_color: colour };
  const shown = random.fork('pictures').chance(98.5) || sample;
  taken.weeksSince += 1;
  const ofTheWeek = offers.car_campaign_price !== undefined && shown && taken.weeksSince > 260;
  if (ofTheWeek) taken.weeksSince = 0;
  return {
    car_id: String(market.firstId + 10_000 + index * 37 + identity.int(0, 36)),
    slug: uniqueSlug(slugOf({ condition: texts.slugCondition[condition], body, brand, model, version, year }), taken),
    external_id: demoId(stock, index + 1),
    car_brand: brand,
    car_model: model,
    car_model_text: modelText,
    car_version: version,
    car_year: year,
    car_fuel: inStock(carTerms.car_fuel[engine.fuel]),
    car_gearbox: inStock(gearboxTerm(engine.train)),
    car_drive: inStock(driveTerm(engine.train)),
    ...painted,
    car_condition: inStock(carTerms.car_condition[condition]),
    ...(sample ? {} : { car_mileage: mileage, car_mileage_text: mileageText }),
    car_odometer: market.odometer,
    ...(registered === undefined
      ? {}
      : { car_firstregistration: registered, car_regno: uniquePlate(stock, registered, taken, identity) }),
    ...(sample ? {} : { car_chassino: vinOf(year, market.firstId + index, identity) }),
    ...technical,
    car_equipment: equipmentTexts(equipment, language),
    car_description: describe(
      specimen,
      {
        brand,
        model,
        mileage: mileageText,
        range: technical.wltp_electric_range_text ?? '',
        equipment,
        seats: technical.car_seats ?? 5,
        facility: sample ? undefined : facility,
      },
      random.fork('copy'),
    ),
    ...(shown ? picturesOf(painted, market) : {}),
    ...offers,
    car_vehicle_type_code: line.lcv ? 'LCV' : 'PC',
    car_is_sample: sample,
    car_is_used: condition !== 'new',
    caroftheweek: ofTheWeek,
    ...(!sample && !ofTheWeek && random.fork('reserved').chance(2) ? { car_is_reserved: true } : {}),
    ...(sample ? {} : facilityFields(facility, random.fork('place'))),
    ...inspectionOf(specimen, random.fork('inspection')),
    car_published: specimen.published,
    indexed_at: specimen.indexed,
  };
}

/**
 * The demo stock of a market: cars, then the catalogue's sample cars. The same on every machine and in every run.
 * Makes and models are real, everything else is invented. Sample cars have no plate, chassis number, mileage or
 * facility: every facility with the make sells them.
 */
export function* generateCars(stock: StockName): Generator<Car> {
  const market = markets[stock];
  const facilities = generateFacilities(stock);
  const carried = new Set(facilities.flatMap(({ site_brands }) => site_brands));
  const taken: Taken = { plates: new Set(), slugs: new Set(), weeksSince: 200 };
  for (let index = 0; index < market.cars; index += 1) {
    const random = new Random(`car:${stock}:${index}`);
    yield carOf(drawSpecimen(market, index, false, random.fork('car')), index, facilities, taken, random);
  }
  const shownModels = new Set<string>();
  for (let attempt = 0, made = 0; made < market.samples; attempt += 1) {
    const random = new Random(`sample:${stock}:${attempt}`);
    const specimen = drawSpecimen(market, attempt, true, random.fork('car'));
    const key = `${specimen.brand.name} ${specimen.line.model} ${specimen.engine.fuel}`;
    if (shownModels.has(key) || !carried.has(makerName(specimen.brand.name, stock))) continue;
    shownModels.add(key);
    yield carOf(specimen, market.cars + made, facilities, taken, random);
    made += 1;
  }
}

/** Days before the first start on which cars of the demo stock were sold; the page of the last one is gone. */
const SOLD_DAYS_AGO = [3, 12, 45];

/** Cars that the demo stock no longer has, on top of `generateCars`. */
export function* generateSoldCars(stock: StockName): Generator<{ car: Car; daysAgo: number }> {
  const market = markets[stock];
  const facilities = generateFacilities(stock);
  const taken: Taken = { plates: new Set(), slugs: new Set(), weeksSince: 0 };
  for (const [order, daysAgo] of SOLD_DAYS_AGO.entries()) {
    const random = new Random(`sold:${stock}:${order}`);
    const index = market.cars + market.samples + order;
    yield {
      car: carOf(drawSpecimen(market, index, false, random.fork('car')), index, facilities, taken, random),
      daysAgo,
    };
  }
}
