import { defineBlock } from '../defineBlock';
import { blurbItem } from '../parts/items';
import { sectionContent } from '../parts/options.schema';
import { blurbCloudSamples } from './Blurb.sample';
import { blurbCloudSchema } from './Blurb.schema';

export const block = defineBlock({
  name: 'BlurbCloud',
  chunk: 'texts',
  schema: blurbCloudSchema,
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
