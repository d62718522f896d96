import { defineBlock } from '../defineBlock';
import { bookingLinkSamples } from './BookingLink.sample';
import { bookingLinkSchema } from './BookingLink.schema';

export const block = defineBlock({
  name: 'BookingLink',
  schema: bookingLinkSchema,
  content: { Title: 'text', Text: 'multiline' },
  samples: bookingLinkSamples,
  texts: ['bookingLink', 'dealers', 'map'],
});
