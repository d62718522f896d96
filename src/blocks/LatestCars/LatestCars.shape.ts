import { object, type InferType } from 'yup';
import { linkField, textField } from '../fields.shape';

export const latestCarsShape = object({ title: textField(), linkText: textField(), linkUrl: linkField() }).noUnknown();

export type LatestCarsFields = InferType<typeof latestCarsShape>;
