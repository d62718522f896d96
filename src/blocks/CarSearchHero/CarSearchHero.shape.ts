import type { InferType } from 'yup';
import { blockShape, imageField, linkField, textField } from '../fields.shape';

export const carSearchHeroShape = blockShape('CarSearchHero', {
  Title: textField(),
  Image: imageField(),
  SearchUrl: linkField(),
});

export type CarSearchHeroFields = InferType<typeof carSearchHeroShape>;
