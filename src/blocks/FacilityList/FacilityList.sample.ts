import type { FacilityListFields } from './FacilityList.schema';

export const facilityListSamples: Record<string, FacilityListFields> = {
  complete: { Title: 'Våra anläggningar', Text: 'Sök på ort eller märke.' },
  'title alone': { Title: 'Våra anläggningar', Text: '' },
  'long words': { Title: 'Trafiksäkerhetsbesiktningsanläggningsförteckning', Text: 'Hitta hit. '.repeat(30).trim() },
};
