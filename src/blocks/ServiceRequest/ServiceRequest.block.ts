import { defineBlock } from '../defineBlock';
import { navigationItem } from '../parts/items';
import { serviceRequestSamples } from './ServiceRequest.sample';
import { serviceRequestBlockSchema } from './ServiceRequest.schema';

export const block = defineBlock({
  name: 'ServiceRequest',
  schema: serviceRequestBlockSchema,
  content: { Title: 'text', Text: 'multiline', Terms: navigationItem },
  samples: serviceRequestSamples,
  texts: ['request', 'contact', 'block'],
});
