import { object, type InferType } from 'yup';
import { blockSchema, flagField, linkField, listField, textField } from '../fields.schema';
import { idsField } from '../parts/carFilter.schema';

/** A site of the group in one of its languages; added by the server. */
const site = object({
  Name: textField(),
  Country: textField(),
  Language: textField(),
  Lang: textField(),
  Link: linkField(),
  Current: flagField(),
}).noUnknown();
export type SelectableSite = InferType<typeof site>;

export const siteSelectionSchema = blockSchema('SiteSelection', {
  Title: textField(),
  Text: textField(),
  /** Slugs of facilities: the choice is one of their pages instead of the group's sites. */
  Slugs: idsField(),
  Sites: listField(site),
});

export type SiteSelectionFields = InferType<typeof siteSelectionSchema>;
