import type { InferType } from 'yup';
import { blockSchema, imageField, linkField, textField } from '../fields.schema';

export const carSearchHeroSchema = blockSchema('CarSearchHero', {
  Title: textField(),
  Image: imageField(),
  SearchUrl: linkField(),
});

export type CarSearchHeroFields = InferType<typeof carSearchHeroSchema>;
