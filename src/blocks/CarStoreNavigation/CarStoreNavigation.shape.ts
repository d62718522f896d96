import { object, type InferType } from 'yup';
import { blockShape, imageField, linkField, listField, textField } from '../fields.shape';

const entry = object({ Title: textField(), Link: linkField() }).noUnknown();

export const carStoreNavigationShape = blockShape('CarStoreNavigation', {
  Logo: imageField(),
  ExtraNavigationItems: listField(entry),
});

export type CarStoreNavigationFields = InferType<typeof carStoreNavigationShape>;
