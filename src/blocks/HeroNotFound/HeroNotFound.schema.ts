import type { InferType } from 'yup';
import { blockSchema, imageField, linkField, textField } from '../fields.schema';

export const heroNotFoundSchema = blockSchema('HeroNotFound', {
  Image: imageField(),
  Title: textField(),
  Text: textField(),
  Link: linkField(),
});

export type HeroNotFoundFields = InferType<typeof heroNotFoundSchema>;
