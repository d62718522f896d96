import { defineBlock } from '../defineBlock';
import { carSearchHeroSamples } from './CarSearchHero.sample';
import { carSearchHeroSchema } from './CarSearchHero.schema';

export const block = defineBlock({
  name: 'CarSearchHero',
  chunk: 'stage',
  schema: carSearchHeroSchema,
  content: { Title: 'text', Image: 'image', SearchUrl: 'link' },
  samples: carSearchHeroSamples,
  texts: ['block', 'home', 'search', 'list.monthlyCostOwn', 'sell.regno'],
});
