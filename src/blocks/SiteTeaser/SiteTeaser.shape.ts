import type { InferType } from 'yup';
import { MOST_IDS, TEASER_FACILITIES } from '@/domain/search/carTeaser';
import { blockShape, linkField, numberField, textField } from '../fields.shape';
import { idsField } from '../shelf.shape';

export const siteTeaserShape = blockShape('SiteTeaser', {
  Title: textField(),
  Link: linkField(),
  Ids: idsField(),
  Limit: numberField(TEASER_FACILITIES).transform((limit: number) => Math.min(MOST_IDS, Math.ceil(limit))),
});

export type SiteTeaserFields = InferType<typeof siteTeaserShape>;
