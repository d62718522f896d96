import type { InferType } from 'yup';
import { blockSchema, textField } from '../fields.schema';

export const facilityListSchema = blockSchema('FacilityList', { Title: textField(), Text: textField() });

export type FacilityListFields = InferType<typeof facilityListSchema>;
