import { siteVocabulary } from '@/domain/search/searchVocabulary';
import type { IndexDefinition } from './definition';

export const sitesDefinition: IndexDefinition = {
  ...siteVocabulary,
  text: [
    { name: 'site_official_name', weight: 100 },
    { name: 'site_city', weight: 90 },
    { name: 'site_services', weight: 60 },
    { name: 'site_region', weight: 50 },
    { name: 'site_brands', weight: 50 },
    { name: 'site_street', weight: 40 },
    { name: 'site_zip', weight: 40 },
    { name: 'site_keywords', weight: 30 },
    { name: 'site_department_tokens', weight: 30 },
  ],
  textKeys: [],
  compoundSuffixes: [],
  suggested: ['site_city', 'site_brands', 'site_services', 'site_region'],
  collation: 'sv',
  units: { currency: 'SEK', odometer: 'mil' },
};
