import { object, type InferType } from 'yup';
import { blockShape, flagField, imageField, linkField, listField, textField } from '../fields.shape';

export const imageButtonShape = blockShape('ImageButton', {
  Title: textField(),
  Items: listField(object({ Title: textField(), Image: imageField(), Link: linkField() }).noUnknown()),
  HasGradient: flagField(),
});

export type ImageButtonFields = InferType<typeof imageButtonShape>;
