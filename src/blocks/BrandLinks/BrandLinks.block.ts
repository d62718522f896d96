import { defineBlock } from '../defineBlock';
import { brandLinksSamples } from './BrandLinks.sample';
import { brandLinksSchema } from './BrandLinks.schema';

export const block = defineBlock({
  name: 'BrandLinks',
  schema: brandLinksSchema,
  content: { title: 'text', listUrl: 'link' },
  samples: brandLinksSamples,
  texts: ['home', 'list.facetCount'],
});
