import { object, type InferType } from 'yup';
import { blockShape, imageField, linkField, listField, textField } from '../fields.shape';

export const brandListShape = blockShape('BrandList', {
  Title: textField(),
  Items: listField(object({ Title: textField(), Logo: imageField(), Link: linkField() }).noUnknown()),
  Link: linkField(),
});

export type BrandListFields = InferType<typeof brandListShape>;
