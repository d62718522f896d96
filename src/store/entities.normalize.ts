import { normalize, schema } from 'normalizr';
import type { Car } from '@/domain/cars/car';
import type { Department, Facility } from '@/domain/dealers/facility';
import type { Story } from '@/domain/stories/stories';
import type { Workshop } from '@/domain/workshop/workshops';
import type { CarRecord, EntityPatch } from './entities';

/** A dealer as the search delivers it, with the requested fields. */
export type FacilityDocument = Pick<Facility, 'site_id'> & Partial<Facility>;

export interface Normalized {
  ids: string[];
  entities: EntityPatch;
}

const carSchema = new schema.Entity<CarRecord>('cars', {}, { idAttribute: 'car_id' });
/** A department has no id of its own: it is identified by its dealer and its position there. */
const departmentSchema = new schema.Entity<Department>(
  'departments',
  {},
  {
    idAttribute: (department: Department, { site_id, site_departments }: Facility) =>
      `${site_id}-${site_departments.indexOf(department)}`,
  },
);
const facilitySchema = new schema.Entity<Facility>(
  'facilities',
  { site_departments: [departmentSchema] },
  { idAttribute: 'site_id' },
);
const storySchema = new schema.Entity<Story>('stories', {}, { idAttribute: 'id' });
const workshopSchema = new schema.Entity<Workshop>('workshops', {}, { idAttribute: 'departmentId' });

const normalizeWith = (documents: readonly object[], one: schema.Entity): Normalized => {
  const { result, entities } = normalize<object, EntityPatch, string[]>(documents, [one]);
  return { ids: result, entities };
};

/**
 * The ids in the order of the documents, and the records by id; lists and flows store only the ids. From here on the
 * figures of credit are hidden by type.
 */
export const normalizeCars = (
  documents: readonly (CarRecord | Car)[],
  requestedFields?: EntityPatch['requestedFields'],
): Normalized => {
  const { ids, entities } = normalizeWith(documents, carSchema);
  return { ids, entities: requestedFields ? { ...entities, requestedFields } : entities };
};
export const normalizeFacilities = (documents: readonly FacilityDocument[]): Normalized =>
  normalizeWith(documents, facilitySchema);
export const normalizeStories = (documents: readonly Story[]): Normalized => normalizeWith(documents, storySchema);
export const normalizeWorkshops = (documents: readonly Workshop[]): Normalized =>
  normalizeWith(documents, workshopSchema);
