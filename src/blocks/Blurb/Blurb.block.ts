import { defineBlock } from '../defineBlock';
import { mediaContent, sectionContent } from '../parts/options.schema';
import { blurbSamples } from './Blurb.sample';
import { blurbSchema } from './Blurb.schema';

export const block = defineBlock({
  name: 'Blurb',
  chunk: 'texts',
  schema: blurbSchema,
  content: {
    Title: 'text',
    TitleTag: 'droplist',
    RichText: 'richtext',
    Link: 'link',
    ...mediaContent,
    Reverse: 'checkbox',
    ...sectionContent,
    Width: 'droplist',
    UseTextAnimations: 'checkbox',
    UseMediaAnimations: 'checkbox',
  },
  samples: blurbSamples,
  texts: ['block'],
});
