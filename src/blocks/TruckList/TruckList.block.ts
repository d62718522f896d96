import { defineBlock, itemTemplate } from '../defineBlock';
import { truckListSamples } from './TruckList.sample';
import { truckListSchema } from './TruckList.schema';

export const block = defineBlock({
  name: 'TruckList',
  schema: truckListSchema,
  content: {
    Title: 'text',
    Text: 'multiline',
    Items: itemTemplate('Truck', {
      Kind: 'text',
      Number: 'text',
      Title: 'text',
      Condition: 'text',
      Year: 'text',
      Mileage: 'integer',
      EmissionClass: 'text',
      Axles: 'text',
      Power: 'integer',
      Gearbox: 'text',
      Body: 'text',
      Price: 'integer',
      Location: 'text',
      Image: 'image',
    }),
    Limit: 'integer',
    Link: 'link',
    FormLink: 'link',
  },
  samples: truckListSamples,
  texts: [
    'truck',
    'detail.year',
    'detail.mileage',
    'detail.power',
    'detail.gearbox',
    'card.exclVat',
    'card.noPrice',
    'card.location',
  ],
});
