import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** Transport and pre-delivery of cars. */
export const logistics: Site = {
  name: 'logistics',
  title: 'Nordvik Logistik',
  hosts: ['logistik.nordvikgroup.example'],
  languages: languages('sv-SE', 'en'),
  theme: 'logistics',
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.sv,
  tagManager: 'GTM-EXAMPLELOGISTICS',
  features: {},
};
