import { object, type InferType } from 'yup';
import { blockSchema, flagField, imageField, linkField, listField, textField } from '../fields.schema';

export const imageButtonSchema = blockSchema('ImageButton', {
  Title: textField(),
  Items: listField(object({ Title: textField(), Image: imageField(), Link: linkField() }).noUnknown()),
  HasGradient: flagField(),
});

export type ImageButtonFields = InferType<typeof imageButtonSchema>;
