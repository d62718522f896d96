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
});

export type StoriesIndexFields = InferType<typeof storiesIndexShape>;
