import { defineBlock } from '../defineBlock';
import { buttonContent } from '../parts/options.schema';
import { ctaBannerSamples } from './CTABanner.sample';
import { ctaBannerSchema } from './CTABanner.schema';

export const block = defineBlock({
  name: 'CTABanner',
  chunk: 'stage',
  schema: ctaBannerSchema,
  content: {
    Title: 'text',
    Text: 'multiline',
    ...buttonContent,
    Image: 'image',
    ImagePhone: 'image',
    VideoDesktop: 'link',
    VideoPhone: 'link',
    Width: 'droplist',
    Variant: 'droplist',
    CenterContent: 'checkbox',
    TextColor: 'droplist',
    TextBackground: 'checkbox',
    HasMarginTop: 'checkbox',
  },
  samples: ctaBannerSamples,
  texts: ['block'],
});
