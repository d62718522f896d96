import { array, object, string, type InferType } from 'yup';
import { blockSchema, imageField, linkField, listField, textField } from '../fields.schema';

const names = () =>
  array(string().defined())
    .transform((_, given: unknown) => (Array.isArray(given) ? given.filter((one) => typeof one === 'string') : []))
    .default([]);

const item = object({
  Title: textField(),
  Preamble: textField(),
  Date: textField(),
  Url: linkField(),
  Image: imageField(),
  Tags: names(),
}).noUnknown();

export const storiesTeaserSchema = blockSchema('StoriesTeaser', {
  Title: textField(),
  ButtonText: textField(),
  /** The latest stories; none where the platform failed to respond. */
  Items: listField(item),
  /** Their index. */
  More: linkField(),
});

export type StoriesTeaserFields = InferType<typeof storiesTeaserSchema>;
