import { object, type InferType } from 'yup';
import { flagField, knownFields, linkField, listField, textField } from '../fields.shape';

export const socialMediaShape = knownFields({
  Title: textField(),
  Channels: listField(object({ name: textField(), Url: linkField() })),
  HasShareMenu: flagField(),
});

export type SocialMediaFields = InferType<typeof socialMediaShape>;
