import type { InferType } from 'yup';
import { blockShape, textField } from '../fields.shape';

export const facilityListShape = blockShape('FacilityList', { Title: textField(), Text: textField() });

export type FacilityListFields = InferType<typeof facilityListShape>;
