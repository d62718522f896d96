import { defineBlock } from '../defineBlock';
import { navigationItem } from '../parts/items';
import { serviceBookingSamples } from './ServiceBooking.sample';
import { serviceBookingSchema } from './ServiceBooking.schema';

export const block = defineBlock({
  name: 'ServiceBooking',
  schema: serviceBookingSchema,
  content: {
    Title: 'text',
    Text: 'multiline',
    Phone: 'text',
    Email: 'text',
    Items: navigationItem,
    Request: 'link',
    RequestForm: 'text',
    Brands: 'multiline',
    Terms: navigationItem,
  },
  samples: serviceBookingSamples,
  texts: ['booking', 'map'],
});
