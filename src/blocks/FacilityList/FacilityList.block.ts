import { defineBlock } from '../defineBlock';
import { facilityListSamples } from './FacilityList.sample';
import { facilityListSchema } from './FacilityList.schema';

export const block = defineBlock({
  name: 'FacilityList',
  schema: facilityListSchema,
  content: { Title: 'text', Text: 'multiline', Facets: 'text' },
  samples: facilityListSamples,
  texts: ['dealers', 'map', 'list.filters'],
});
