import { object, type InferType } from 'yup';
import { blockSchema, imageField, linkField, listField, textField } from '../fields.schema';

export const brandListSchema = blockSchema('BrandList', {
  Title: textField(),
  Items: listField(object({ Title: textField(), Logo: imageField(), Link: linkField() }).noUnknown()),
  Link: linkField(),
});

export type BrandListFields = InferType<typeof brandListSchema>;
