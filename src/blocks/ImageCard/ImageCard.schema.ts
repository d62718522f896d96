import type { InferType } from 'yup';
import { blockSchema, imageField, linkField, textField } from '../fields.schema';

export const imageCardSchema = blockSchema('ImageCard', {
  Title: textField(),
  Text: textField(),
  Image: imageField(),
  Link: linkField(),
});

export type ImageCardFields = InferType<typeof imageCardSchema>;
