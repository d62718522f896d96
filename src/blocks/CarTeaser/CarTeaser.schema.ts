import type { InferType } from 'yup';
import { MAX_IDS, TEASER_CARS } from '@/domain/search/carTeaser';
import { blockSchema, linkField, numberField, textField } from '../fields.schema';
import { carFilterField, idsField } from '../parts/carFilter.schema';

export const carTeaserSchema = blockSchema('CarTeaser', {
  Title: textField(),
  Link: linkField(),
  Filter: carFilterField(),
  Ids: idsField(),
  Limit: numberField(TEASER_CARS).transform((limit: number) => Math.min(MAX_IDS, Math.ceil(limit))),
});

export type CarTeaserFields = InferType<typeof carTeaserSchema>;
