import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The Swedish auction: the part of the Swedish stock that starts low. */
export const carAuctionSe: Site = {
  name: 'car-auction-se',
  title: 'Nordvik Auktion',
  hosts: ['auktion.nordvikbil.example'],
  languages: languages('sv-SE'),
  theme: 'auction',
  cars: { stock: 'se', index: 'cars-car-auction-se', filters: [{ name: 'car_price', max: 150_000 }], isAuction: true },
  facilities: { stock: 'se', index: 'sites-car-auction-se' },
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.sv,
  customerService: { phone: '08-465 004 30' },
  tagManager: 'GTM-EXAMPLECARAUCTIONSE',
  features: {},
};
