import type { InferType } from 'yup';
import { blockSchema, flagField, textField } from '../fields.schema';

/** Options that the block leaves empty are taken from the page of the index: `Page…`. */
export const storiesIndexSchema = blockSchema('StoriesIndex', {
  /** 'Variant 2' is a single column. */
  Layout: textField(),
  ShowDates: flagField(),
  HighlightLatestStory: flagField(),
  PageLayout: textField(),
  PageShowDates: flagField(),
  PageHighlight: flagField(),
  /** True if a block above has the largest picture: the pictures of the list are not preloaded. */
  Below: flagField(),
});

export type StoriesIndexFields = InferType<typeof storiesIndexSchema>;
