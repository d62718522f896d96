import type { InferType } from 'yup';
import { blockSchema, momentField, textField } from '../fields.schema';

export const storiesPublishInfoSchema = blockSchema('StoriesPublishInfo', {
  Author: textField(),
  /** ISO instant; '' where there is none. */
  Date: momentField(),
});

export type StoriesPublishInfoFields = InferType<typeof storiesPublishInfoSchema>;
