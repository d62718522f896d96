import type { InferType } from 'yup';
import { blockShape, imageField, linkField, textField } from '../fields.shape';

export const imageCardShape = blockShape('ImageCard', {
  Title: textField(),
  Text: textField(),
  Image: imageField(),
  Link: linkField(),
});

export type ImageCardFields = InferType<typeof imageCardShape>;
