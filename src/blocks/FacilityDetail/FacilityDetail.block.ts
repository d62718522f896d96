import { defineBlock } from '../defineBlock';
import { facilityDetailSamples } from './FacilityDetail.sample';
import { facilityDetailSchema } from './FacilityDetail.schema';

export const block = defineBlock({
  name: 'FacilityDetail',
  schema: facilityDetailSchema,
  content: {},
  samples: facilityDetailSamples,
  texts: ['dealers', 'map', 'teasers', 'card'],
});
