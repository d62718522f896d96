import { defineBlock } from '../defineBlock';
import { siteSelectionSamples } from './SiteSelection.sample';
import { siteSelectionSchema } from './SiteSelection.schema';

export const block = defineBlock({
  name: 'SiteSelection',
  schema: siteSelectionSchema,
  content: { Title: 'text', Text: 'multiline', Slugs: 'text' },
  samples: siteSelectionSamples,
  props: 'sites',
  texts: ['dealers'],
});
