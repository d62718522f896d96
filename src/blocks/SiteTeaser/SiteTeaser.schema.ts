import type { InferType } from 'yup';
import { MAX_IDS, TEASER_FACILITIES } from '@/domain/search/carTeaser';
import { blockSchema, linkField, numberField, textField } from '../fields.schema';
import { idsField } from '../parts/carFilter.schema';

export const siteTeaserSchema = blockSchema('SiteTeaser', {
  Title: textField(),
  Link: linkField(),
  Ids: idsField(),
  Limit: numberField(TEASER_FACILITIES).transform((limit: number) => Math.min(MAX_IDS, Math.ceil(limit))),
});

export type SiteTeaserFields = InferType<typeof siteTeaserSchema>;
