import { defineBlock } from '../defineBlock';
import { richContentBlockSamples } from './RichContentBlock.sample';
import { richContentBlockSchema } from './RichContentBlock.schema';

export const block = defineBlock({
  name: 'RichContentBlock',
  chunk: 'texts',
  schema: richContentBlockSchema,
  content: {
    Title: 'text',
    TitleTag: 'droplist',
    RichText: 'richtext',
    Centered: 'checkbox',
    MarginTop: 'droplist',
    MarginBottom: 'droplist',
  },
  samples: richContentBlockSamples,
});
