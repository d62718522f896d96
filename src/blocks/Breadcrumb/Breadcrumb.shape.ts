import { object, type InferType } from 'yup';
import { linkField, listField, textField } from '../fields.shape';

/** From the site's root to the page; the last one is where one is. */
export const breadcrumbShape = object({ Items: listField(object({ Title: textField(), Url: linkField() })) }).noUnknown();

export type BreadcrumbFields = InferType<typeof breadcrumbShape>;
