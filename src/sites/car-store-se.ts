import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The Swedish car store: the group’s main site. */
export const carStoreSe: Site = {
  name: 'car-store-se',
  title: 'Nordvik Bil',
  hosts: ['www.nordvikbil.example', 'nordvikbil.example'],
  languages: languages('sv-SE', 'en'),
  theme: 'nordvik',
  cars: {
    stock: 'se',
    index: 'cars-car-store-se',
    filters: [],
    usedCarPromises: {
      exchangeDays: 14,
      warranty: { months: 12, years: 10, kilometres: 200_000 },
      page: { 'sv-SE': '/kop-bil/begagnade-bilar-i-lager', en: '/om-nordvik' },
    },
  },
  facilities: { stock: 'se', index: 'sites-car-store-se' },
  carBuying: {
    pages: { 'sv-SE': '/salj-bil', en: '/salj-bil' },
    email: 'inkop@nordvik.example',
    phone: '08-465 004 00',
    hasRegistry: true,
  },
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.sv,
  customerService: { phone: '08-465 004 00' },
  mail: { sender: 'no-reply@nordvikbil.example', replyTo: 'kundservice@nordvikbil.example' },
  tagManager: 'GTM-EXAMPLECARSTORESE',
  features: {
    stories: true,
    booking: '/service-och-verkstad/boka-bilverkstad',
    myBooking: '/service-och-verkstad/min-bokning',
    tireHotel: '/dack-och-biltillbehor/dackhotell',
    creditWarning: true,
  },
};
