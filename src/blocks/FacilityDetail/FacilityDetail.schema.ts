import type { InferType } from 'yup';
import { knownFields } from '../fields.schema';

/** Shows the facility of the address. */
export const facilityDetailSchema = knownFields({});

export type FacilityDetailFields = InferType<typeof facilityDetailSchema>;
