import type { InferType } from 'yup';
import { knownFields } from '../fields.shape';

/** What it shows is the facility that the address names. */
export const facilityDetailShape = knownFields({});

export type FacilityDetailFields = InferType<typeof facilityDetailShape>;
