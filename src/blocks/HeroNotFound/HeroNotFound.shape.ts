import type { InferType } from 'yup';
import { blockShape, imageField, linkField, textField } from '../fields.shape';

export const heroNotFoundShape = blockShape('HeroNotFound', {
  Image: imageField(),
  Title: textField(),
  Text: textField(),
  Link: linkField(),
});

export type HeroNotFoundFields = InferType<typeof heroNotFoundShape>;
