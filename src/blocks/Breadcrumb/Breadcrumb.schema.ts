import { object, type InferType } from 'yup';
import { knownFields, linkField, listField, textField } from '../fields.schema';

/** From the site's root to the page; the last one is the current page. */
export const breadcrumbSchema = knownFields({ Items: listField(object({ Title: textField(), Url: linkField() })) });

export type BreadcrumbFields = InferType<typeof breadcrumbSchema>;
