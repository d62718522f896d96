import { object, type InferType } from 'yup';
import { isRecord } from '@/lib/guards';
import { blockShape, linkField, textField } from '../fields.shape';

const way = () =>
  object({ Title: textField(), Url: linkField() })
    .noUnknown()
    .transform((_, given: unknown) => (isRecord(given) ? { Title: given.Title, Url: given.Url } : null))
    .nullable()
    .default(null);

export const storiesNavigationShape = blockShape('StoriesNavigation', {
  /** What the story stands in. */
  Index: way(),
  Previous: way(),
  Next: way(),
});

export type StoriesNavigationFields = InferType<typeof storiesNavigationShape>;
