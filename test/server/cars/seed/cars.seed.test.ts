import { createHash } from 'node:crypto';
import { carFieldKinds, type Car } from '@/domain/cars/car';
import { conditionReport } from '@/domain/cars/conditionReport';
import { carPicture, studioGallery } from '@/domain/cars/carPicture';
import { annuity } from '@/domain/finance/finance';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { vinCheck } from '@/server/cars/seed/identity';
import { DEMO_TODAY, markets } from '@/server/cars/seed/markets';
import { carTerms } from '@/domain/vocabulary/carTerms';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { StockName } from '@/sites/site.types';

const stocks = ['se', 'no', 'uk', 'fi', 'sk', 'dk', 'eu'] as const;
const built: Partial<Record<StockName, Car[]>> = {};
const carsOf = (stock: StockName): Car[] => (built[stock] ??= [...generateCars(stock)]);
const everyCar = (): Car[] => stocks.flatMap(carsOf);
const of = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A field is missing');
  return value;
};
/** The ids of the failing cars, for the message of a failed test. */
const failing = (cars: readonly Car[], holds: (car: Car) => boolean): string[] =>
  cars.filter((car) => !holds(car)).map(({ car_id }) => car_id);
const isElectric = (car: Car): boolean => carTerms.car_fuel.electric.some((word) => word === car.car_fuel);

/** One for each stock; a change of the generator changes them on purpose. */
const hashes: Record<StockName, string> = {
  se: '3495ae4daa34227d',
  no: '32b42da5c2d26455',
  uk: '5b4ce96ea4d9ae09',
  fi: 'c2b56ba59ae40840',
  sk: 'ebd2e32e6b09ee02',
  dk: 'bf91a1b1fad1faf5',
  eu: 'f3671dea84df785d',
};

describe('demo stock', () => {
  it.each<[StockName, number]>([
    ['se', 3000],
    ['no', 800],
    ['uk', 600],
    ['fi', 400],
    ['sk', 300],
    ['dk', 300],
    ['eu', 300],
  ])('F-02 %s has at least %i cars besides sample cars', (stock, least) => {
    expect(carsOf(stock).filter((car) => !car.car_is_sample).length).toBeGreaterThanOrEqual(least);
  });

  it.each(stocks)('F-02 %s is the same in every run and on every machine', (stock) => {
    const hash = createHash('sha256');
    for (const car of carsOf(stock)) hash.update(`${JSON.stringify(car)}\n`);
    expect(hash.digest('hex').slice(0, 16)).toBe(hashes[stock]);
  });

  it('F-02 a second run in the same process gives the same cars', () => {
    expect([...generateCars('sk')]).toEqual(carsOf('sk'));
  });

  it('F-02 holds at least 30 makes and 200 models in Sweden, the largest ones first', () => {
    const cars = carsOf('se');
    const counts = new Map<string, number>();
    for (const { car_brand } of cars) counts.set(car_brand, (counts.get(car_brand) ?? 0) + 1);
    const largest = [...counts].sort(([, a], [, b]) => b - a).map(([brand]) => brand);
    expect(counts.size).toBeGreaterThanOrEqual(30);
    expect(new Set(cars.map(({ car_brand, car_model }) => `${car_brand} ${car_model}`)).size).toBeGreaterThanOrEqual(
      200,
    );
    expect(largest.slice(0, 3)).toEqual(['Volvo', 'Volkswagen', 'Toyota']);
  });

  it('F-02 fills every field of the specification somewhere', () => {
    const seen = new Set(carsOf('se').flatMap((car) => Object.keys(car)));
    // These come from the price history and from the auction.
    expect(Object.keys(carFieldKinds).filter((field) => !seen.has(field))).toEqual([
      'car_lowest_price',
      'car_price_since',
      'car_lot_number',
      'car_estimate_low',
      'car_estimate_high',
      'car_bids_end',
    ]);
  });

  it('G-01 ids are 5 to 12 digits, slugs ascii, both unique', () => {
    const cars = everyCar();
    expect(failing(cars, ({ car_id }) => /^[0-9]{5,12}$/.test(car_id))).toEqual([]);
    expect(new Set(cars.map(({ car_id }) => car_id)).size).toBe(cars.length);
    expect(failing(cars, ({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)+$/.test(slug))).toEqual([]);
    for (const stock of stocks) expect(new Set(carsOf(stock).map(({ slug }) => slug)).size).toBe(carsOf(stock).length);
  });

  it('G-01 the third part of a slug is a word of the make or the model', () => {
    const fold = (text: string) =>
      text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
    expect(
      failing(everyCar(), ({ slug, car_brand, car_model }) => {
        const third = of(slug.split('-')[2]);
        return (
          third.length > 1 &&
          fold(`${car_brand} ${car_model}`)
            .split(/[^a-z0-9]+/)
            .includes(third)
        );
      }),
    ).toEqual([]);
  });

  it('F-02 shows no plate in a slug', () => {
    expect(
      failing(everyCar(), ({ slug, car_regno }) => car_regno === undefined || !slug.includes(car_regno.toLowerCase())),
    ).toEqual([]);
  });
});

describe('dates and identity', () => {
  it('F-02 nothing is later than the day of the stock, everything was published within 180 days', () => {
    const today = Date.parse(`${DEMO_TODAY}T00:00:00Z`);
    expect(
      failing(everyCar(), (car) => {
        const published = Date.parse(of(car.car_published));
        const indexed = Date.parse(of(car.indexed_at));
        return (
          published < today &&
          published > today - 180 * 86_400_000 &&
          indexed >= published &&
          indexed < today &&
          (car.car_firstregistration === undefined || Date.parse(car.car_firstregistration) < published)
        );
      }),
    ).toEqual([]);
  });

  it('F-02 many cars are recent: a third within three weeks', () => {
    const cars = carsOf('se');
    const border = Date.parse(`${DEMO_TODAY}T00:00:00Z`) - 21 * 86_400_000;
    expect(
      cars.filter(({ car_published }) => Date.parse(of(car_published)) > border).length / cars.length,
    ).toBeGreaterThan(0.3);
  });

  it('G-07 first registration is a date within a year of the model year', () => {
    expect(
      failing(
        everyCar(),
        ({ car_firstregistration: date, car_year }) =>
          date === undefined ||
          (/^\d{4}-\d\d-\d\d$/.test(date) && Math.abs(Number(date.slice(0, 4)) - of(car_year)) <= 1),
      ),
    ).toEqual([]);
  });

  it.each<[StockName, RegExp]>([
    ['se', /^[A-HJ-PR-UW-Z]{3}[0-9]{2}[0-9A-HJ-NPR-UW-Z]$/],
    ['no', /^[A-Z]{2}0\d{4}$/],
    ['dk', /^[A-Z]{2}0\d{4}$/],
    ['uk', /^J[A-Z]\d{2}[A-Z]{3}$/],
    ['fi', /^Q[A-Z]{2}-\d{3}$/],
    ['sk', /^NV\d{3}[A-Z]{2}$/],
  ])('F-02 %s plates follow the format, are unique and exist for every registered car', (stock, format) => {
    const registered = carsOf(stock).filter(({ car_firstregistration }) => car_firstregistration !== undefined);
    expect(failing(registered, ({ car_regno }) => format.test(car_regno ?? ''))).toEqual([]);
    expect(new Set(registered.map(({ car_regno }) => car_regno)).size).toBe(registered.length);
    expect(
      failing(carsOf(stock), (car) => (car.car_regno === undefined) === (car.car_firstregistration === undefined)),
    ).toEqual([]);
  });

  it('F-02 Swedish plates of the embedded registry are left alone', () => {
    expect(carsOf('se').filter(({ car_regno }) => /^(ABC|DEF|GHJ|KLM|ZZZ)/.test(car_regno ?? ''))).toEqual([]);
  });

  it('F-02 the export stock is sold without plates', () => {
    expect(carsOf('eu').some(({ car_regno }) => car_regno !== undefined)).toBe(false);
  });

  it('F-02 chassis numbers have 17 characters, a right check digit, name no maker and are unique', () => {
    const cars = everyCar().filter(({ car_is_sample }) => !car_is_sample);
    expect(
      failing(
        cars,
        ({ car_chassino: vin = '' }) =>
          /^ZZZ[A-HJ-NPR-Z0-9]{14}$/.test(vin) && vin[8] === vinCheck(`${vin.slice(0, 8)}0${vin.slice(9)}`),
      ),
    ).toEqual([]);
    expect(new Set(cars.map(({ car_chassino }) => car_chassino)).size).toBe(cars.length);
  });

  it('F-02 the check digit is that of the standard', () => {
    expect(vinCheck('1M8GDM9A0KP042788')).toBe('X');
  });
});

describe('plausibility', () => {
  it('F-02 prices are positive, a campaign is cheaper, a list price never lower', () => {
    expect(
      failing(
        everyCar(),
        (car) =>
          of(car.car_price) > 0 &&
          (car.car_campaign_price === undefined ||
            (car.car_campaign_price > 0 && car.car_campaign_price < of(car.car_price))) &&
          car.car_has_campaign_price === (car.car_campaign_price !== undefined) &&
          (car.car_retail_price === undefined || car.car_retail_price >= of(car.car_price)),
      ),
    ).toEqual([]);
  });

  it('F-02 about an eighth have a campaign price', () => {
    const share =
      carsOf('se').filter(({ car_has_campaign_price }) => car_has_campaign_price).length / carsOf('se').length;
    expect(share).toBeGreaterThan(0.09);
    expect(share).toBeLessThan(0.15);
  });

  it.each<[StockName, RegExp]>([
    ['se', /900$/],
    ['no', /900$/],
    ['dk', /900$/],
    ['uk', /(495|995)$/],
    ['fi', /(490|990)$/],
    ['sk', /(490|990)$/],
    ['eu', /(490|990)$/],
  ])('F-02 %s prices are written as on windscreens', (stock, ending) => {
    expect(
      failing(
        carsOf(stock),
        ({ car_price, car_campaign_price }) =>
          ending.test(String(car_price)) &&
          (car_campaign_price === undefined || ending.test(String(car_campaign_price))),
      ),
    ).toEqual([]);
  });

  it('F-02 an electric car has a battery, a range and no tank; nothing else has a battery but plug-in hybrids', () => {
    const cars = everyCar();
    expect(
      failing(
        cars.filter(isElectric),
        (car) =>
          of(car.battery_size) > 10 &&
          of(car.wltp_electric_range) > 60 &&
          car.car_fuel_tank_capacity_text === undefined &&
          car.car_emission_mixed_text === undefined,
      ),
    ).toEqual([]);
    const plugins = new Set<string>(carTerms.car_fuel.plugin);
    expect(
      failing(
        cars.filter((car) => !isElectric(car)),
        (car) =>
          car.car_fuel_tank_capacity_text !== undefined &&
          (car.battery_size !== undefined) === plugins.has(car.car_fuel ?? ''),
      ),
    ).toEqual([]);
  });

  it('F-06 at least 5 per cent are light commercial vehicles, with a price without VAT', () => {
    const cars = carsOf('se');
    const vans = cars.filter(({ car_vehicle_type_code }) => car_vehicle_type_code === 'LCV');
    expect(vans.length / cars.length).toBeGreaterThanOrEqual(0.05);
    expect(
      failing(
        vans,
        (car) =>
          car.car_price_title === 'Pris exkl. moms' &&
          car.car_vat_eligible === true &&
          car.car_has_privateleasing === false,
      ),
    ).toEqual([]);
  });

  it('G-04 sixty sample cars, thirty of them Swedish: new, with no plate, chassis, mileage or place, of makes that are carried', () => {
    const samples = everyCar().filter(({ car_is_sample }) => car_is_sample);
    expect(samples).toHaveLength(60);
    expect(samples.filter(({ car_price_currency }) => car_price_currency === 'SEK').length).toBeGreaterThanOrEqual(30);
    expect(
      failing(
        samples,
        (car) =>
          car.car_is_used === false &&
          car.car_regno === undefined &&
          car.car_chassino === undefined &&
          car.car_mileage === undefined &&
          car.car_site_id === undefined &&
          (car.car_images?.length ?? 0) >= 3,
      ),
    ).toEqual([]);
    for (const stock of stocks) {
      const carried = new Set(
        generateFacilities(stock)
          .filter(({ site_departments }) => site_departments.some(({ group }) => group === 'New cars'))
          .flatMap(({ site_brands }) => site_brands),
      );
      expect(
        failing(
          carsOf(stock).filter(({ car_is_sample }) => car_is_sample),
          ({ car_brand }) => carried.has(car_brand),
        ),
      ).toEqual([]);
    }
  });

  it('F-06 the mileage text agrees with the number, in the market’s unit', () => {
    for (const stock of stocks) {
      const unit = markets[stock].odometer === 'mi' ? 'miles' : markets[stock].odometer;
      expect(
        failing(
          carsOf(stock),
          ({ car_mileage, car_mileage_text, car_odometer }) =>
            car_odometer === markets[stock].odometer &&
            (car_mileage === undefined || of(car_mileage_text).replace(/[^0-9a-z]/g, '') === `${car_mileage}${unit}`),
        ),
      ).toEqual([]);
    }
  });

  it('H-03 the default monthly cost is the annuity with the invoice fee', () => {
    const loans = everyCar().filter(({ car_loan_option }) => car_loan_option !== undefined);
    expect(loans.length).toBeGreaterThan(4000);
    expect(
      failing(loans, (car) => {
        const loan = of(car.car_loan_option);
        const price = car.car_campaign_price ?? of(car.car_price);
        const chosen = of(loan.contract_durations.find(({ months }) => months === loan.default_contract_duration));
        const credit = price - (price * chosen.cash_amount_min_percentage) / 100;
        const monthly =
          annuity(credit, loan.interest_rate, chosen.months, (price * chosen.residual_percentage) / 100) +
          loan.invoice_fee;
        return (
          Math.abs(loan.default_monthly_cost - monthly) <= 0.5 &&
          car.car_loan_monthly_cost === loan.default_monthly_cost &&
          monthly > 0
        );
      }),
    ).toEqual([]);
    expect(
      failing(loans, ({ car_loan_option: loan }) =>
        of(loan).contract_durations.every(({ months }, index) => months === 12 * (index + 1)),
      ),
    ).toEqual([]);
  });

  it('H-04 leasing options agree with their flags and monthly costs', () => {
    expect(
      failing(everyCar(), (car) => {
        const kinds = (car.car_leasing_options ?? []).map(({ leasing_type }) => leasing_type);
        const cost = (kind: 'Private' | 'Company') =>
          car.car_leasing_options?.find(({ leasing_type }) => leasing_type === kind)?.monthly_cost;
        return (
          car.car_has_privateleasing === kinds.includes('Private') &&
          car.car_has_companyleasing === kinds.includes('Company') &&
          car.car_privateleasing_monthly_cost === cost('Private') &&
          car.car_companyleasing_monthly_cost === cost('Company') &&
          (car.car_leasing_options ?? []).every(
            ({ monthly_cost, duration, mileage }) => monthly_cost > 0 && duration >= 24 && mileage > 0,
          )
        );
      }),
    ).toEqual([]);
  });

  it('F-06 pictures are those of body and colour; one or two in a hundred cars have none', () => {
    for (const stock of stocks) {
      const cars = carsOf(stock);
      const without = cars.filter(({ car_images }) => car_images === undefined);
      expect(without.length / cars.length).toBeLessThan(0.035);
      expect(without.length).toBeGreaterThan(0);
      expect(
        failing(
          cars.filter(({ car_images }) => car_images !== undefined),
          (car) => {
            const picture = carPicture(car, markets[stock].language);
            return (
              picture !== null &&
              of(car.car_images)
                .map(({ original }) => original)
                .join() === studioGallery(picture.body, picture.paint).join() &&
              car.car_primary_image?.thumbnail_url === of(car.car_images?.[0]).original
            );
          },
        ),
      ).toEqual([]);
    }
  });

  it('F-02 each car is at a facility of its stock, with a seller who works there', () => {
    for (const stock of stocks) {
      const houses = new Map(
        generateFacilities(stock).map((facility) => [
          facility.site_id,
          {
            ...facility,
            mails: new Set(facility.site_departments.flatMap(({ users }) => users.map(({ email }) => email))),
          },
        ]),
      );
      expect(
        failing(
          carsOf(stock).filter(({ car_is_sample }) => !car_is_sample),
          (car) => {
            const house = houses.get(of(car.car_site_id));
            return (
              house !== undefined &&
              car.car_site_name === house.site_official_name &&
              car.car_site_city === house.site_city &&
              car.car_site_region === house.site_region &&
              car.car_site_geocoord === house.site_geocoord &&
              of(car.car_sellers).length > 0 &&
              of(car.car_sellers).every(({ email }) => house.mails.has(email)) &&
              of(car.car_departmenterpid).startsWith(`${of(car.car_companyerpid)}.`)
            );
          },
        ),
      ).toEqual([]);
    }
  });

  describe('condition reports', () => {
    const used = () => everyCar().filter((car) => car.car_is_used);
    const remarksOf = (cars: readonly Car[]): number =>
      cars.reduce((sum, car) => sum + (conditionReport(car)?.remarks.length ?? 0), 0) / cars.length;

    it('G-02 are those of used cars, from the days before they were offered; new cars have none', () => {
      expect(
        failing(everyCar(), (car) =>
          car.car_is_used
            ? of(car.car_inspection_date) < of(car.car_published) &&
              of(car.car_inspection_date) >= of(car.car_firstregistration)
            : car.car_inspection === undefined && car.car_inspection_date === undefined,
        ),
      ).toEqual([]);
    });

    it('G-02 have more remarks for older cars, and at a dealer nothing that has to be mended', () => {
      const age = (car: Car) => Number(DEMO_TODAY.slice(0, 4)) - of(car.car_year);
      const [young, grown, old] = [
        used().filter((car) => age(car) <= 2),
        used().filter((car) => age(car) > 2 && age(car) <= 6),
        used().filter((car) => age(car) > 8),
      ].map(remarksOf);
      expect(of(young)).toBeLessThan(of(grown));
      expect(of(grown)).toBeLessThan(of(old));
      expect(of(young)).toBeLessThan(1.5);
      expect(failing(used(), (car) => of(car.car_inspection).every(({ state }) => state !== 'attention'))).toEqual([]);
      expect(
        failing(used(), (car) =>
          of(car.car_inspection).every(({ state, remark }) => (state === 'fine') === (remark === undefined)),
        ),
      ).toEqual([]);
    });

    it('G-02 name tread that is legal, and the health of a battery where there is one', () => {
      expect(failing(used(), ({ car_tread_depth: tread = 0 }) => tread >= 3 && tread <= 8)).toEqual([]);
      expect(
        failing(
          used(),
          ({ battery_size: size, car_battery_health: health, car_inspection: results = [] }) =>
            results.some(({ area }) => area === 'battery') === (health !== undefined) &&
            (health === undefined || (size !== undefined && health >= 84 && health <= 99)),
        ),
      ).toEqual([]);
    });
  });

  it('F-06 every stock has a car of the week, always with a campaign price', () => {
    for (const stock of stocks) {
      const weekly = carsOf(stock).filter(({ caroftheweek }) => caroftheweek);
      expect(weekly.length).toBeGreaterThan(0);
      expect(failing(weekly, ({ car_has_campaign_price }) => car_has_campaign_price === true)).toEqual([]);
    }
  });
});
