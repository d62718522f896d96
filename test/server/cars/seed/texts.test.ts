import type { Car } from '@/domain/cars/car';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { moneyText, numberText, percentText } from '@/server/cars/seed/formats';
import { markets } from '@/server/cars/seed/markets';
import { termPairs } from '@/domain/vocabulary/stockTerms';
import type { Language, StockName } from '@/sites/site.types';

const stocks = ['se', 'no', 'uk', 'fi', 'sk', 'dk', 'eu'] as const;
const built: Partial<Record<StockName, Car[]>> = {};
const carsOf = (stock: StockName): Car[] => (built[stock] ??= [...generateCars(stock)]);
const failing = (cars: readonly Car[], holds: (car: Car) => boolean): string[] =>
  cars.filter((car) => !holds(car)).map(({ car_id, car_description }) => `${car_id} ${car_description}`);

/** Translations that only another language has. */
const foreign: Record<Language, RegExp> = {
  sv: /(?<!\p{L})(the|with|og|ikke|jeg|bilen har kørt|ajettu|und|vozidlo|mileage|petrol|benzin)(?!\p{L})/iu,
  nb: /(?<!\p{L})(the|with|och|inte|är|bilen har kørt|ajettu|vozidlo|petrol|benzin)(?!\p{L})/iu,
  da: /(?<!\p{L})(the|with|och|inte|är|ajettu|vozidlo|petrol|bensin|ikkje)(?!\p{L})/iu,
  en: /(?<!\p{L})(och|inte|og|ikke|auto|vozidlo|bensin|benzin|ajettu|mil)(?!\p{L})/iu,
  fi: /(?<!\p{L})(the|with|och|inte|og|vozidlo|bensin|petrol)(?!\p{L})/iu,
  sk: /(?<!\p{L})(the|with|och|inte|og|ajettu|bensin|petrol)(?!\p{L})/iu,
};
const limits: Record<Language, { least: number; most: number }> = {
  sv: { least: 60, most: 140 },
  nb: { least: 60, most: 140 },
  da: { least: 60, most: 140 },
  en: { least: 60, most: 140 },
  fi: { least: 45, most: 125 },
  sk: { least: 55, most: 135 },
};

describe('formats', () => {
  it.each<[Language, 'SEK' | 'NOK' | 'GBP' | 'EUR' | 'DKK', string]>([
    ['sv', 'SEK', '1\u00a0234\u00a0567\u00a0kr'],
    ['nb', 'NOK', '1\u00a0234\u00a0567\u00a0kr'],
    ['en', 'GBP', '£1,234,567'],
    ['fi', 'EUR', '1\u00a0234\u00a0567\u00a0€'],
    ['sk', 'EUR', '1\u00a0234\u00a0567\u00a0€'],
    ['da', 'DKK', '1.234.567\u00a0kr.'],
    ['en', 'EUR', '€1,234,567'],
  ])('A-15 money in %s %s', (language, currency, expected) => {
    expect(moneyText(language, 1_234_567, currency)).toBe(expected);
  });

  it('A-15 decimals and percent', () => {
    expect(numberText('sv', 12_345.6, 1)).toBe('12\u00a0345,6');
    expect(numberText('da', 12_345.6, 1)).toBe('12.345,6');
    expect(numberText('en', 0.955, 2)).toMatch(/^0\.9[56]$/);
    expect(percentText('sv', 7.95)).toBe('7,95\u00a0%');
    expect(percentText('en', 7.95)).toBe('7.95%');
  });
});

describe('descriptions', () => {
  it.each(stocks)('A-15 %s: of the right length, complete sentences, no foreign words, no placeholders', (stock) => {
    const { language } = markets[stock];
    const { least, most } = limits[language];
    expect(
      failing(carsOf(stock), ({ car_description = '' }) => {
        const count = car_description.split(/\s+/u).length;
        return (
          count >= least &&
          count <= most &&
          !foreign[language].test(car_description) &&
          !/undefined|NaN|false|\$\{|\{\d/u.test(car_description) &&
          car_description.split('\n\n').length === 3 &&
          !/ {2}|\.\.|^\s|\s$/u.test(car_description) &&
          /[.!?]$/u.test(car_description)
        );
      }),
    ).toEqual([]);
  });

  it('G-02 Swedish descriptions vary: hardly two alike', () => {
    const texts = carsOf('se').map(({ car_description }) => car_description);
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.99);
  });

  it('G-02 contain nothing that is not true of the car', () => {
    const cars = carsOf('se');
    const has = (car: Car, item: RegExp) => (car.car_equipment ?? []).some((one) => item.test(one));
    expect(
      failing(cars, (car) => {
        const text = car.car_description ?? '';
        return (
          (!/[Dd]ragkrok/u.test(text) || has(car, /dragkrok/iu)) &&
          (!/Fyrhjulsdriften gör|alla fyra hjulen/u.test(text) || car.car_drive === 'Fyrhjulsdrift') &&
          (!/Räckvidden/u.test(text) || car.car_fuel === 'El') &&
          (!/[Dd]ieselmotorn|dieseln/u.test(text) || car.car_fuel === 'Diesel') &&
          (!/Automatlådan/u.test(text) || car.car_gearbox === 'Automat') &&
          (!/Vinterhjul följer med/u.test(text) || has(car, /Vinterhjul/u)) &&
          (!/Läderklädseln/u.test(text) || has(car, /Läderklädsel/u)) &&
          (!/en ägare/u.test(text) || car.car_condition === 'Begagnad')
        );
      }),
    ).toEqual([]);
  });
});

describe('labels of the columns', () => {
  it.each(stocks)('A-15 %s has its own language in fuel, gearbox, body, drive, colour and condition', (stock) => {
    const { language } = markets[stock];
    for (const field of ['car_fuel', 'car_gearbox', 'car_body', 'car_drive', 'car_color', 'car_condition'] as const) {
      const known = new Set(termPairs(field, language, language).map(([word]) => word));
      expect(
        [...new Set(carsOf(stock).map((car) => car[field]))].filter(
          (value) => value === undefined || !known.has(value),
        ),
      ).toEqual([]);
    }
  });

  it.each(stocks)('G-02 %s lists 12 to 45 pieces of equipment, none twice', (stock) => {
    expect(
      carsOf(stock)
        .filter(
          ({ car_equipment = [] }) =>
            car_equipment.length < 12 ||
            car_equipment.length > 45 ||
            new Set(car_equipment).size !== car_equipment.length,
        )
        .map(({ car_id }) => car_id),
    ).toEqual([]);
  });

  it('G-02 equipment fits the car: no diesel heater in an electric car, no charging cable in a diesel', () => {
    const cars = carsOf('se');
    expect(
      failing(cars, ({ car_fuel, car_equipment = [] }) => {
        const text = car_equipment.join();
        return (
          !(car_fuel === 'El' && /Dieselvärmare|Motorvärmare|Start-stopp|Reservhjul/u.test(text)) &&
          !(car_fuel === 'Diesel' && /Laddkabel|Snabbladdning|Värmepump/u.test(text))
        );
      }),
    ).toEqual([]);
  });
});
