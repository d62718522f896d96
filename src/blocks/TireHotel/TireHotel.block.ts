import { defineBlock } from '../defineBlock';
import { navigationItem } from '../parts/items';
import { tireHotelSamples } from './TireHotel.sample';
import { tireHotelSchema } from './TireHotel.schema';

export const block = defineBlock({
  name: 'TireHotel',
  schema: tireHotelSchema,
  content: { Title: 'text', Text: 'multiline', Phone: 'text', Email: 'text', Terms: navigationItem },
  samples: tireHotelSamples,
  texts: ['tireHotel', 'tireHotelError', 'tireRequest', 'contact'],
});
