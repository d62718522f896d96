import { object, type InferType } from 'yup';
import { isRecord } from '@/lib/guards';
import { blockSchema, linkField, textField } from '../fields.schema';

const storyLink = () =>
  object({ Title: textField(), Url: linkField() })
    .noUnknown()
    .transform((_, given: unknown) => (isRecord(given) ? { Title: given.Title, Url: given.Url } : null))
    .nullable()
    .default(null);

export const storiesNavigationSchema = blockSchema('StoriesNavigation', {
  /** The index of the story. */
  Index: storyLink(),
  Previous: storyLink(),
  Next: storyLink(),
});

export type StoriesNavigationFields = InferType<typeof storiesNavigationSchema>;
