import type { InferType } from 'yup';
import { knownFields } from '../fields.schema';

/** What it shows is the facility that the address names. */
export const facilityDetailSchema = knownFields({});

export type FacilityDetailFields = InferType<typeof facilityDetailSchema>;
