import { normalize, schema } from 'normalizr';
import type { Story } from '@/domain/stories/stories';
import type { CarRecord, EntityPatch, FacilityRecord } from './entities';

/* Apart from the records themselves: only what fetches needs normalizr, a page that came whole does without it. */

export interface Normalized {
  ids: string[];
  entities: EntityPatch;
}

const carSchema = new schema.Entity<CarRecord>('cars', {}, { idAttribute: 'car_id' });
const facilitySchema = new schema.Entity<FacilityRecord>('facilities', {}, { idAttribute: 'site_id' });
const storySchema = new schema.Entity<Story>('stories', {}, { idAttribute: 'id' });

const normalizeWith = (documents: readonly object[], one: schema.Entity): Normalized => {
  const { result, entities } = normalize<object, EntityPatch, string[]>(documents, [one]);
  return { ids: result, entities };
};

/** The ids in the order of the documents, and the records by id; lists and flows keep only the ids. `asked`: the fields of the question. */
export const normalizeCars = (documents: readonly CarRecord[], asked?: EntityPatch['asked']): Normalized => {
  const { ids, entities } = normalizeWith(documents, carSchema);
  return { ids, entities: asked ? { ...entities, asked } : entities };
};
export const normalizeFacilities = (documents: readonly FacilityRecord[]): Normalized =>
  normalizeWith(documents, facilitySchema);
export const normalizeStories = (documents: readonly Story[]): Normalized => normalizeWith(documents, storySchema);
