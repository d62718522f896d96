import { defineBlock } from '../defineBlock';
import { blurbItem } from '../parts/items';
import { sectionContent } from '../parts/options.schema';
import { blurbCloudSamples } from './Blurb.sample';
import { blurbXmcSchema } from './Blurb.schema';

export const block = defineBlock({
  name: 'BlurbXmc',
  chunk: 'texts',
  schema: blurbXmcSchema,
  content: {
    Title: 'text',
    Items: blurbItem,
    FiftyFifty: 'checkbox',
    ...sectionContent,
    Gap: 'droplist',
    PaddingTop: 'droplist',
    PaddingBottom: 'droplist',
  },
  samples: blurbCloudSamples,
  texts: ['block'],
});
