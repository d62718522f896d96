import type { InferType } from 'yup';
import { MOST_IDS, TEASER_CARS } from '@/domain/search/carTeaser';
import { blockShape, linkField, numberField, textField } from '../fields.shape';
import { carFilterField, idsField } from '../shelf.shape';

export const carTeaserShape = blockShape('CarTeaser', {
  Title: textField(),
  Link: linkField(),
  Filter: carFilterField(),
  Ids: idsField(),
  Limit: numberField(TEASER_CARS).transform((limit: number) => Math.min(MOST_IDS, Math.ceil(limit))),
});

export type CarTeaserFields = InferType<typeof carTeaserShape>;
