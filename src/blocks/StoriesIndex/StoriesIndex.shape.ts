import type { InferType } from 'yup';
import { blockShape, flagField, textField } from '../fields.shape';

/** What the block leaves open the page of the index says: `Page…`. */
export const storiesIndexShape = blockShape('StoriesIndex', {
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

export type StoriesIndexFields = InferType<typeof storiesIndexShape>;
