import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

/** The group’s IT company. */
export const itSite: Site = {
  name: 'it',
  title: 'Nordvik IT',
  hosts: ['it.nordvikgroup.example'],
  languages: languages('sv-SE'),
  theme: 'nordvik',
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  paths: nativePaths.sv,
  tagManager: 'GTM-EXAMPLEIT',
  features: { stories: true },
};
