import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The group site, built of custom pages. */
export const customSite: Site = {
  name: 'custom',
  title: 'Nordvik Group',
  hosts: ['*.nordvikgroup.example', 'nordvikgroup.example'],
  languages: languages('sv-SE'),
  theme: 'nordvik',
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.sv,
  tagManager: 'GTM-EXAMPLECUSTOM',
  marketingForms: true,
  features: { stories: true },
};
