import type { InferType } from 'yup';
import { blockShape, richTextField, textField } from '../fields.shape';

export const legalInfoShape = blockShape('LegalInfo', {
  Title: textField(),
  Text: richTextField({ top: 3 }),
  Details: richTextField({ top: 3 }),
  /** '' is the site's own words. */
  ShowMoreText: textField(),
  ShowLessText: textField(),
});

export type LegalInfoFields = InferType<typeof legalInfoShape>;
