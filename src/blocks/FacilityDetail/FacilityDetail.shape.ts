import { object, type InferType } from 'yup';

/** What it shows is the facility that the address names. */
export const facilityDetailShape = object({}).noUnknown();

export type FacilityDetailFields = InferType<typeof facilityDetailShape>;
