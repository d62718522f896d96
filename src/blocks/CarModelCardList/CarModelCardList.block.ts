import { defineBlock, itemTemplate } from '../defineBlock';
import { carModelCardListSamples } from './CarModelCardList.sample';
import { carModelCardListSchema } from './CarModelCardList.schema';

export const block = defineBlock({
  name: 'CarModelCardList',
  chunk: 'tiles',
  schema: carModelCardListSchema,
  content: {
    Title: 'text',
    Items: itemTemplate('ModelCard', {
      Title: 'text',
      Text: 'multiline',
      Image: 'image',
      Link: 'link',
      PageLink: 'link',
      SecondLink: 'link',
      IsCampaign: 'checkbox',
      Campaign: 'text',
      Label1: 'text',
      LabelValue1: 'text',
      Label2: 'text',
      LabelValue2: 'text',
      Label3: 'text',
      LabelValue3: 'text',
      Label4: 'text',
      LabelValue4: 'text',
    }),
    Centered: 'checkbox',
  },
  samples: carModelCardListSamples,
  texts: ['block'],
});
