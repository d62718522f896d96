import type { InferType } from 'yup';
import { blockSchema, textField } from '../fields.schema';
import { carFilterField } from '../parts/carFilter.schema';

export const carListSchema = blockSchema('CarList', {
  Title: textField(),
  Text: textField(),
  Filter: carFilterField(),
});

export type CarListFields = InferType<typeof carListSchema>;
