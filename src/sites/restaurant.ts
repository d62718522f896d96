import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The restaurant in the old workshop. */
export const restaurant: Site = {
  name: 'restaurant',
  title: 'Verkstan',
  hosts: ['www.restaurangverkstan.example', 'restaurangverkstan.example'],
  languages: languages('sv-SE', 'en'),
  theme: 'restaurant',
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.sv,
  tagManager: 'GTM-EXAMPLERESTAURANT',
  features: {},
};
