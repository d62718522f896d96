import { defineBlock } from '../defineBlock';
import { carModelSamples } from './CarModel.sample';
import { carModelSchema } from './CarModel.schema';

export const block = defineBlock({
  name: 'CarModel',
  schema: carModelSchema,
  content: {
    Title: 'text',
    TitleTag: 'droplist',
    Text: 'multiline',
    Image: 'image',
    Link: 'link',
    SecondLink: 'link',
    Label1: 'text',
    LabelValue1: 'text',
    Label2: 'text',
    LabelValue2: 'text',
    Label3: 'text',
    LabelValue3: 'text',
    Label4: 'text',
    LabelValue4: 'text',
  },
  samples: carModelSamples,
  texts: [
    'detail.image',
    'block',
    'card.loan',
    'finance.caution',
    'finance.hire',
    'teasers.illustration',
    'detail.fuel',
    'detail.gearbox',
    'detail.drive',
    'detail.power',
    'detail.electricRange',
    'detail.chargingDc',
    'detail.cargoVolume',
    'detail.seats',
  ],
});
