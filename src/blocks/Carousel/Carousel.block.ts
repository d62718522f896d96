import { defineBlock, itemTemplate } from '../defineBlock';
import { buttonContent } from '../parts/options.schema';
import { carouselSamples } from './Carousel.sample';
import { carouselSchema } from './Carousel.schema';

export const block = defineBlock({
  name: 'Carousel',
  chunk: 'stage',
  schema: carouselSchema,
  content: {
    Items: itemTemplate('Slide', {
      Image: 'image',
      ImagePhone: 'image',
      Title: 'text',
      TitleTag: 'droplist',
      Text: 'multiline',
      ...buttonContent,
      TextColor: 'droplist',
    }),
    Autoplay: 'integer',
    SearchUrl: 'link',
  },
  samples: carouselSamples,
  texts: ['block', 'search'],
});
