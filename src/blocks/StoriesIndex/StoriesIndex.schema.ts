import type { InferType } from 'yup';
import { blockSchema, flagField, textField } from '../fields.schema';

/** What the block leaves open the page of the index says: `Page…`. */
export const storiesIndexSchema = blockSchema('StoriesIndex', {
  /** 'Variant 2' is a single column. */
  Layout: textField(),
  ShowDates: flagField(),
  HighlightLatestStory: flagField(),
  PageLayout: textField(),
  PageShowDates: flagField(),
  PageHighlight: flagField(),
  /** A picture of the first view stands above: the list's own are not fetched first. */
  Below: flagField(),
});

export type StoriesIndexFields = InferType<typeof storiesIndexSchema>;
