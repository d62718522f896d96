import { object, type InferType } from 'yup';
import { blockShape, linkField, textField } from '../fields.shape';

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;

const way = () => object({ Title: textField(), Url: linkField() }).noUnknown().transform((value: unknown, given: unknown) => (isRecord(given) ? value : null)).nullable().default(null);

export const storiesNavigationShape = blockShape('StoriesNavigation', {
  /** What the story stands in. */
  Index: way(),
  Previous: way(),
  Next: way(),
});

export type StoriesNavigationFields = InferType<typeof storiesNavigationShape>;
