import { object, type InferType } from 'yup';
import { knownFields, linkField, listField, textField } from '../fields.shape';

/** From the site's root to the page; the last one is where one is. */
export const breadcrumbShape = knownFields({ Items: listField(object({ Title: textField(), Url: linkField() })) });

export type BreadcrumbFields = InferType<typeof breadcrumbShape>;
