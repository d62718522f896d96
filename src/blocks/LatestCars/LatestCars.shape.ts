import type { InferType } from 'yup';
import { knownFields, linkField, textField } from '../fields.shape';

export const latestCarsShape = knownFields({ title: textField(), linkText: textField(), linkUrl: linkField() });

export type LatestCarsFields = InferType<typeof latestCarsShape>;
