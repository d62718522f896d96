import { defineBlock, itemTemplate } from '../defineBlock';
import { buttonContent } from '../parts/options.schema';
import { heroBannerSamples } from './HeroBanner.sample';
import { heroBannerSchema } from './HeroBanner.schema';

export const block = defineBlock({
  name: 'HeroBanner',
  chunk: 'stage',
  schema: heroBannerSchema,
  content: {
    Content: 'droplist',
    Image: 'image',
    ImagePhone: 'image',
    VideoDesktop: 'link',
    VideoPhone: 'link',
    Title: 'text',
    TitleTag: 'droplist',
    Text: 'multiline',
    Proof: 'text',
    ...buttonContent,
    SecondLink: 'link',
    TextColor: 'droplist',
    HeroBannerHasSearchBar: 'checkbox',
    HeroBannerSearchUrl: 'link',
    Trucks: itemTemplate('SearchedTruck', { Kind: 'text', Axles: 'text', Price: 'integer' }),
    HasMarginTop: 'checkbox',
    CenterContent: 'checkbox',
    ContentPlacement: 'droplist',
    Variant: 'droplist',
    HasControlBar: 'checkbox',
  },
  samples: heroBannerSamples,
  texts: [
    'block',
    'home',
    'search',
    'list.monthlyCostOwn',
    'sell.regno',
    'truck.kind',
    'truck.axles',
    'truck.priceMost',
    'truck.all',
    'truck.filter',
  ],
});
