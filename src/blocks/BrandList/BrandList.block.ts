import { defineBlock, itemTemplate } from '../defineBlock';
import { brandListSamples } from './BrandList.sample';
import { brandListSchema } from './BrandList.schema';

export const block = defineBlock({
  name: 'BrandList',
  chunk: 'tiles',
  schema: brandListSchema,
  content: {
    Title: 'text',
    Items: itemTemplate('BrandTile', { Title: 'text', Logo: 'image', Link: 'link' }),
    Link: 'link',
  },
  samples: brandListSamples,
});
