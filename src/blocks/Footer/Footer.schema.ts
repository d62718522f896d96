import { object, type InferType } from 'yup';
import { imageField, knownFields, linkField, listField, plainTextField, textField } from '../fields.schema';

export const footerSchema = knownFields({
  Logo: imageField(),
  Columns: listField(
    object({
      Title: textField(),
      Description: plainTextField(),
      ColumnItems: listField(object({ Link: linkField() })),
    }),
  ),
  SocialLinks: listField(object({ name: textField(), Url: linkField() })),
  /** '' uses the built-in line with the year. */
  BottomText: textField(),
});

export type FooterFields = InferType<typeof footerSchema>;
