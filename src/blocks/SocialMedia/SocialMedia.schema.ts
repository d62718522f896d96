import { object, type InferType } from 'yup';
import { flagField, knownFields, linkField, listField, textField } from '../fields.schema';

export const socialMediaSchema = knownFields({
  Title: textField(),
  Channels: listField(object({ name: textField(), Url: linkField() })),
  HasShareMenu: flagField(),
});

export type SocialMediaFields = InferType<typeof socialMediaSchema>;
