import type { InferType } from 'yup';
import { blockShape, momentField, textField } from '../fields.shape';

export const storiesPublishInfoShape = blockShape('StoriesPublishInfo', {
  Author: textField(),
  /** ISO instant; '' where there is none. */
  Date: momentField(),
});

export type StoriesPublishInfoFields = InferType<typeof storiesPublishInfoShape>;
