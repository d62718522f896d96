import type { FacilityListFields } from './FacilityList.schema';

export const facilityListSamples: Record<string, FacilityListFields> = {
  complete: {
    Title: 'Våra anläggningar',
    Text: 'Sök på ort eller märke.',
    Facets: 'site_services site_brands site_region',
  },
  'title alone': { Title: 'Våra anläggningar', Text: '', Facets: '' },
  'long words': {
    Title: 'Trafiksäkerhetsbesiktningsanläggningsförteckning',
    Text: 'Hitta hit. '.repeat(30).trim(),
    Facets: 'site_region',
  },
};
