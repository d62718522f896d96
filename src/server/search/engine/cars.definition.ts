import { listFields } from '@/domain/search/carList';
import { carVocabulary } from '@/domain/search/searchVocabulary';
import { compoundSuffixes } from './compound-suffixes';
import type { IndexDefinition } from './definition';

/**
 * Descriptions are not searched: dealers' boilerplate ("hemleverans till Stockholm, Göteborg …") would make nearly
 * every car match a town or a competitor's model.
 */
export const carsDefinition: IndexDefinition = {
  ...carVocabulary,
  atHand: listFields.length,
  text: [
    { name: 'car_brand', weight: 100 },
    { name: 'car_model', weight: 100 },
    { name: 'car_model_text', weight: 80 },
    { name: 'car_version', weight: 60 },
    { name: 'car_year', weight: 60 },
    { name: 'car_body', weight: 50 },
    { name: 'car_fuel', weight: 50 },
    { name: 'car_gearbox', weight: 50 },
    { name: 'car_drive', weight: 50 },
    { name: 'car_color', weight: 50 },
    { name: 'car_condition', weight: 40 },
    { name: 'car_equipment', weight: 30 },
    { name: 'car_campaigns', weight: 30 },
    { name: 'car_site_city', weight: 30 },
    { name: 'car_site_region', weight: 20 },
    { name: 'car_site_name', weight: 20 },
  ],
  textKeys: ['car_regno', 'car_id'],
  compoundSuffixes,
  suggested: [
    'car_brand',
    'car_body',
    'car_fuel',
    'car_site_city',
    'car_color',
    'car_gearbox',
    'car_drive',
    'car_equipment',
    'car_condition',
    'car_site_region',
  ],
  collation: 'sv',
  units: { currency: 'SEK', odometer: 'mil' },
};
