import { carPicture } from '@/domain/cars/carPicture';
import { undisclosed } from '@/domain/finance/undisclosed';
import { paintColour } from '@/domain/cars/paintColour';
import { modelSummary, type ModelCar } from '@/domain/cars/modelSummary';

const conditions = ['Ny', 'Demo', 'Begagnad'];
const car = (more: ModelCar): ModelCar => ({
  car_version: 'Single Motor',
  car_condition: 'Begagnad',
  car_price: 300_000,
  car_fuel: 'El',
  car_gearbox: 'Automat',
  car_drive: 'Bakhjulsdrift',
  car_power: 272,
  car_seats: 5,
  car_cargo_volume_text: '318 l',
  wltp_electric_range: 344,
  electric_charging_speed_dc: 134,
  ...more,
});
const twin = { car_version: 'Twin Motor', car_power: 428, wltp_electric_range: 450, car_drive: 'Fyrhjulsdrift' };

describe('what the stock knows of a model', () => {
  it('C-05 is the number and the prices of new, demonstration and used cars, in this order', () => {
    const { offers, total } = modelSummary(
      [
        car({ car_price: 250_900 }),
        car({ car_price: 240_900 }),
        car({ car_condition: 'Demo', car_price: 393_900 }),
        car({ car_condition: 'Okänt', car_price: undefined }),
        car({ car_condition: 'Ny', car_price: 418_900 }),
      ],
      { total: 120, conditions },
    );
    expect(total).toBe(120);
    expect(offers.map(({ condition, count, price, highest }) => ({ condition, count, price, highest }))).toEqual([
      { condition: 'Ny', count: 1, price: 418_900 },
      { condition: 'Demo', count: 1, price: 393_900 },
      { condition: 'Begagnad', count: 2, price: 240_900, highest: 250_900 },
      { condition: 'Okänt', count: 1, price: null },
    ]);
  });

  it('C-05 tells the loan of the cheapest car of each condition', () => {
    const loan = (months: number) =>
      undisclosed({ price: 1, deposit: 0, ratePercent: 5, months, residual: 0, startFee: 0, invoiceFee: 0 });
    const { offers } = modelSummary(
      [car({ car_price: 300_000, car_loan_terms: loan(36) }), car({ car_price: 250_000, car_loan_terms: loan(72) })],
      { total: 2, conditions },
    );
    expect(offers.map((offer) => offer.loan)).toEqual([loan(72)]);
  });

  it('C-05 has the versions of each condition apart, with what a search for their names would not tell', () => {
    const { offers } = modelSummary(
      [
        car({ car_id: '10001', slug: 'ex30', car_condition: 'Ny', car_price: 418_900 }),
        car({}),
        car({}),
        car({ car_version: 'Single Motor Extended', wltp_electric_range: 476 }),
        car({ car_version: 'Single Motor Extended', wltp_electric_range: 476 }),
      ],
      { total: 5, conditions },
    );
    expect(
      offers.map(({ condition, versions }) => [condition, versions.map(({ name, count }) => [name, count])]),
    ).toEqual([
      ['Ny', [['Single Motor', 1]]],
      [
        'Begagnad',
        [
          ['Single Motor', 2],
          ['Single Motor Extended', 2],
        ],
      ],
    ]);
    expect(offers.flatMap(({ versions }) => versions.map((version) => version.car ?? version.narrowed))).toEqual([
      { car_id: '10001', slug: 'ex30' },
      [
        ['wltp_electric_range_min', '344'],
        ['wltp_electric_range_max', '344'],
      ],
      undefined,
    ]);
  });

  it('C-05 has the colours, those with most cars first, with what they look like', () => {
    const { colours } = modelSummary(
      ['Svart', 'Vit', 'Vit', 'Okänd'].map((car_color) => car({ car_color })),
      { total: 4, conditions, colourOf: (name) => paintColour(name, 'sv') },
    );
    expect(colours).toEqual([
      { name: 'Vit', count: 2, colour: '#f1f1ee', look: null },
      { name: 'Svart', count: 1, colour: '#0b0c0d', look: null },
      { name: 'Okänd', count: 1, colour: null, look: null },
    ]);
  });

  it('C-05 is its versions, the cheapest first, and what its cars have', () => {
    const summary = modelSummary(
      [car({ ...twin, car_price: 560_900 }), car({}), car({ car_price: 290_000 }), car({ ...twin, car_price: 0 })],
      { total: 4, conditions },
    );
    expect(summary.offers[0]?.versions).toEqual([
      { name: 'Single Motor', power: 272, range: 344, count: 2, price: 290_000 },
      { name: 'Twin Motor', power: 428, range: 450, count: 2, price: 560_900 },
    ]);
    expect(summary).toMatchObject({
      fuels: ['El'],
      drives: ['Fyrhjulsdrift', 'Bakhjulsdrift'],
      cargo: ['318 l'],
      power: [272, 428],
      range: [344, 450],
      seats: [5, 5],
      charging: [134, 134],
    });
  });

  it('C-05 knows of each colour what the pictures of its cars show, and the car where it is the only one', () => {
    const cars = [
      car({ car_body: 'Kombi', car_color: 'Svart' }),
      car({ car_body: 'Sedan', car_color: 'Svart' }),
      car({ car_body: 'Sedan', car_color: 'Svart' }),
      car({ car_body: 'Kombi', car_color: 'Vit', car_id: '10001', slug: 'v60' }),
      car({ car_body: 'Husbil', car_color: 'Röd' }),
      car({ car_body: 'Sedan', car_color: 'Okänd' }),
    ];
    const pictureOf = ({ car_body = '', car_color = '' }: ModelCar) => carPicture({ car_body, car_color }, 'sv');
    const colourOf = (name: string) => paintColour(name, 'sv');
    const { colours } = modelSummary(cars, { total: 6, conditions, pictureOf, colourOf });
    expect(colours.map(({ name, look, car: only }) => ({ name, look, only }))).toEqual([
      { name: 'Svart', look: { paint: 'black', bodies: ['saloon', 'estate'] } },
      { name: 'Vit', look: { paint: 'white', bodies: ['estate'] }, only: { car_id: '10001', slug: 'v60' } },
      { name: 'Röd', look: null },
      { name: 'Okänd', look: null },
    ]);
  });

  it('C-05 is nothing of what no car names', () => {
    const summary = modelSummary([{}], { total: 1, conditions });
    expect(summary).toEqual({
      total: 1,
      offers: [],
      colours: [],
      fuels: [],
      gearboxes: [],
      drives: [],
      cargo: [],
      power: null,
      range: null,
      seats: null,
      charging: null,
    });
  });
});
