import type { InferType } from 'yup';
import { blockSchema, textField } from '../fields.schema';

export const facilityListSchema = blockSchema('FacilityList', {
  Title: textField(),
  Text: textField(),
  /** Names of facets: 'site_services site_brands site_region'. */
  Facets: textField(),
});

export type FacilityListFields = InferType<typeof facilityListSchema>;
