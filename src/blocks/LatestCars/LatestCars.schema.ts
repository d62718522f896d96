import type { InferType } from 'yup';
import { knownFields, linkField, textField } from '../fields.schema';

export const latestCarsSchema = knownFields({ title: textField(), linkText: textField(), linkUrl: linkField() });

export type LatestCarsFields = InferType<typeof latestCarsSchema>;
