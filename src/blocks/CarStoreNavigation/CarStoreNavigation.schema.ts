import { object, type InferType } from 'yup';
import { blockSchema, imageField, linkField, listField, textField } from '../fields.schema';

const entry = object({ Title: textField(), Link: linkField() }).noUnknown();

export const carStoreNavigationSchema = blockSchema('CarStoreNavigation', {
  Logo: imageField(),
  ExtraNavigationItems: listField(entry),
});

export type CarStoreNavigationFields = InferType<typeof carStoreNavigationSchema>;
