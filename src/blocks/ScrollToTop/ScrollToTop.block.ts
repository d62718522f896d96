import { defineBlock } from '../defineBlock';
import { scrollToTopSamples } from './ScrollToTop.sample';
import { scrollToTopSchema } from './ScrollToTop.schema';

export const block = defineBlock({
  name: 'ScrollToTop',
  schema: scrollToTopSchema,
  content: {},
  samples: scrollToTopSamples,
  withoutPage: 'The frame of every page has it.',
});
