import type { InferType } from 'yup';
import { knownFields, linkField, textField } from '../fields.schema';

/** `listUrl`: the car list; the chosen value is added as a filter. */
export const brandLinksSchema = knownFields({ title: textField(), listUrl: linkField() });

export type BrandLinksFields = InferType<typeof brandLinksSchema>;
