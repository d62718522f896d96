import type { Expected } from '../meaning';

/** Finnish: facet values and units: the year is 2026. */
export const fi: readonly (readonly [text: string, expected: Expected])[] = [
  [
    'punainen farmari alle 20 000 € max 100 000 km ei diesel',
    { color: 'Punainen', body: 'Farmari', price: '..20000', mileage: '..100000', 'not fuel': 'Diesel' },
  ],
  ['sähköauto', { fuel: 'Sähkö' }],
  ['bensiini', { fuel: 'Bensiini' }],
  ['automaatti', { gearbox: 'Automaatti' }],
  ['neliveto', { drive: 'Neliveto' }],
  ['vetokoukku', { equipment: 'Sähköisesti esiin kääntyvä vetokoukku | Vetokoukku' }],
  ['alle 15 000', { price: '..15000' }],
  ['2019-2021', { year: '2019..2021' }],
  ['alle 100 000 km', { mileage: '..100000' }],
  ['toyota yaris', { brand: 'Toyota>Yaris' }],
  ['skoda octavia', { brand: 'Skoda>Octavia' }],
  ['Helsinki', { site_city: 'Helsinki' }],
  ['lähellä Turku', { near: 'Turku' }],
  ['musta', { color: 'Musta' }],
  ['yli 150 hv', { power: '150..' }],
  ['ei diesel', { 'not fuel': 'Diesel' }],
  ['halvin', { sort: 'car_price_asc' }],
  ['2020', { year: '2020..2020' }],
  ['auto', {}],
  ['punainen auto', { color: 'Punainen' }],
  ['halpa auto', { sort: 'car_price_asc' }],
  ['iso auto', { body: 'Farmari | Katumaasturi | Tila-auto' }],
  ['edullinen pieni auto', { sort: 'car_price_asc', body: 'Viistoperä' }],
  ['volvo myytävänä', { brand: 'Volvo' }],
  ['volvo tarjouksia', { brand: 'Volvo', has_campaign_price: 'true' }],
  ['etsin autoa asuntovaunu', { rest: 'asuntovaunu' }],

  // Sizes and uses, rules by the stock, what the stock does not tell.
  ['turussa', { site_city: 'Turku' }],
  ['lähellä helsinkiä', { near: 'Helsinki' }],
  ['2020 jälkeen', { year: '2020..' }],
  ['300 e/kk', { loan_monthly_cost: '..300' }],
  ['kuukausierä alle 300', { loan_monthly_cost: '..300' }],
  ['mersu', { brand: 'Mercedes-Benz' }],
  ['lähes uusi', { year: '2024..' }],
  ['pieni sähköauto', { body: 'Viistoperä', fuel: 'Sähkö' }],
];
