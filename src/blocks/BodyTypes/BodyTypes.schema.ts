import type { InferType } from 'yup';
import { knownFields, linkField, textField } from '../fields.schema';

/** `listUrl`: the car list; the chosen value is added as a filter. */
export const bodyTypesSchema = knownFields({ title: textField(), listUrl: linkField() });

export type BodyTypesFields = InferType<typeof bodyTypesSchema>;
