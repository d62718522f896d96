import { defineBlock } from '../defineBlock';
import { siteTeaserSamples } from './SiteTeaser.sample';
import { siteTeaserSchema } from './SiteTeaser.schema';

export const block = defineBlock({
  name: 'SiteTeaser',
  schema: siteTeaserSchema,
  content: { Title: 'text', Link: 'link', Ids: 'text', Limit: 'integer' },
  samples: siteTeaserSamples,
  texts: ['dealers'],
});
