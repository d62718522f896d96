import { object, type InferType } from 'yup';
import { flagField, linkField, listField, textField } from '../fields.shape';

export const socialMediaShape = object({
  Title: textField(),
  Channels: listField(object({ name: textField(), Url: linkField() })),
  HasShareMenu: flagField(),
}).noUnknown();

export type SocialMediaFields = InferType<typeof socialMediaShape>;
