import type { Expected } from '../meaning';

/** Slovak: facet values and units: the year is 2026. */
export const sk: readonly (readonly [text: string, expected: Expected])[] = [
  ['červené kombi do 15 000 € nie nafta', { color: 'Červená', body: 'Kombi', price: '..15000', 'not fuel': 'Nafta' }],
  ['nafta', { fuel: 'Nafta' }],
  ['elektromobil', { fuel: 'Elektro' }],
  ['automat', { gearbox: 'Automatická' }],
  ['do 10 000', { price: '..10000' }],
  ['škoda octavia', { brand: 'Skoda>Octavia' }],
  ['octavia kombi', { brand: 'Skoda>Octavia', body: 'Kombi' }],
  ['2018-2020', { year: '2018..2020' }],
  ['do 100 000 km', { mileage: '..100000' }],
  ['čierna', { color: 'Čierna' }],
  ['nie diesel', { 'not fuel': 'Nafta' }],
  ['bez nafta', { 'not fuel': 'Nafta' }],
  ['Bratislava', { site_city: 'Bratislava' }],
  ['blízko Košice', { near: 'Košice' }],
  ['ťažné zariadenie', { equipment: 'Elektricky výklopné ťažné zariadenie | Ťažné zariadenie' }],
  ['najlacnejšie', { sort: 'car_price_asc' }],
  ['t5', { rest: 't5' }],
  ['nad 150 koní', { power: '150..' }],
  ['auto', {}],
  ['veľké auto', { body: 'Kombi | MPV | SUV' }],
  ['lacné auto', { sort: 'car_price_asc' }],
  ['volvo na predaj', { brand: 'Volvo' }],
  ['volvo ale nie diesel', { brand: 'Volvo', 'not fuel': 'Nafta' }],
];
