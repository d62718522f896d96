import { createAction, createSelector } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Car } from '@/domain/cars/car';
import type { Department, Facility } from '@/domain/dealers/facility';
import type { Story } from '@/domain/stories/stories';
import type { Workshop } from '@/domain/workshop/workshops';
import { isDeepEqual } from './isDeepEqual';

/** What an answer holds of a car: a card's fields or the whole; the id always. */
export type CarRecord = Pick<Car, 'car_id'> & Partial<Car>;
/** A dealer; its departments are entities of their own, here by id in the dealer's order. */
export type FacilityRecord = Pick<Facility, 'site_id'> &
  Partial<Omit<Facility, 'site_departments'>> & { site_departments?: readonly string[] };

export interface EntitiesState {
  cars: Record<string, CarRecord>;
  facilities: Record<string, FacilityRecord>;
  /** Absent while no page has shown any. */
  departments?: Record<string, Department>;
  /** Absent while no page has shown any. */
  stories?: Record<string, Story>;
  /** By department. `siteId` is the `site_id` of the workshop's dealer. Absent while none was loaded. */
  workshops?: Record<string, Workshop>;
}

/** Entities of any kinds, by id. */
export interface EntityPatch extends Partial<EntitiesState> {
  /** What was asked of each car, 'all' for everything: of that, what a record leaves out is not there any more. */
  asked?: 'all' | readonly string[];
}

/** The part of the state that this file's selectors read. */
export interface EntitiesRoot {
  entities: EntitiesState;
}

const fieldOf = (record: object, field: string): unknown => Reflect.get(record, field);

/** Most records that arrive are known as they are: those cost a look at each field, and nothing is made. */
const mergeRecord = <T extends object>(old: T | undefined, incoming: T, asked: EntityPatch['asked'] = []): T => {
  if (!old) return incoming;
  const isSaid = (field: string) => fieldOf(incoming, field) !== undefined;
  const fresh = Object.keys(incoming).filter(
    (field) => isSaid(field) && !isDeepEqual(fieldOf(old, field), fieldOf(incoming, field)),
  );
  const gone = (asked === 'all' ? Object.keys(old) : asked).filter((field) => field in old && !isSaid(field));
  if (fresh.length === 0 && gone.length === 0) return old;
  const next = { ...old, ...Object.fromEntries(fresh.map((field) => [field, fieldOf(incoming, field)])) };
  for (const field of gone) Reflect.deleteProperty(next, field);
  return next;
};

const mergeTable = <T extends object>(
  old: Record<string, T>,
  incoming: Record<string, T> | undefined,
  asked?: EntityPatch['asked'],
): Record<string, T> => {
  const changed = Object.entries(incoming ?? {})
    .map(([id, record]) => [id, mergeRecord(old[id], record, asked)] as const)
    .filter(([id, record]) => record !== old[id]);
  return changed.length === 0 ? old : { ...old, ...Object.fromEntries(changed) };
};

const mergeOptional = <T extends object>(
  old: Record<string, T> | undefined,
  incoming: Record<string, T> | undefined,
): Record<string, T> | undefined => (old || incoming ? mergeTable(old ?? {}, incoming) : undefined);

/**
 * Field by field: what the incoming record says is news, what it leaves out stays unless it was asked for, so that a card
 * never empties a car that was opened, and a campaign that is over goes from both. Unchanged records, tables and states keep their identity: selectors stay memoised.
 */
export const mergeEntities = (state: EntitiesState, patch: EntityPatch): EntitiesState => {
  const cars = mergeTable(state.cars, patch.cars, patch.asked);
  const facilities = mergeTable(state.facilities, patch.facilities);
  const departments = mergeOptional(state.departments, patch.departments);
  const stories = mergeOptional(state.stories, patch.stories);
  const workshops = mergeOptional(state.workshops, patch.workshops);
  return cars === state.cars &&
    facilities === state.facilities &&
    departments === state.departments &&
    stories === state.stories &&
    workshops === state.workshops
    ? state
    : {
        cars,
        facilities,
        ...(departments ? { departments } : {}),
        ...(stories ? { stories } : {}),
        ...(workshops ? { workshops } : {}),
      };
};

const initialState: EntitiesState = { cars: {}, facilities: {} };

/** Records arrived with some answer. */
export const entitiesArrived = createAction<EntityPatch>('entities/arrived');

/**
 * A plain reducer: it merges by hand, and immer would walk through every field of every record that arrives to freeze it.
 */
export const entitiesSlice = {
  reducerPath: 'entities' as const,
  reducer: (state: EntitiesState = initialState, action: UnknownAction): EntitiesState =>
    entitiesArrived.match(action) ? mergeEntities(state, action.payload) : state,
};

export const selectCars = (state: EntitiesRoot) => state.entities.cars;

export const selectFacilityById = (state: EntitiesRoot, id: string): FacilityRecord | undefined =>
  state.entities.facilities[id];

export const selectCarById = (state: EntitiesRoot, id: string): CarRecord | undefined => selectCars(state)[id];

const pick = <T>(table: Record<string, T>, ids: readonly string[]): T[] =>
  ids.map((id) => table[id]).filter((record) => record !== undefined);

const sameItems = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => item === b[at]);

const keepEqualResult = { memoizeOptions: { resultEqualityCheck: sameItems } };

/** In the order of the ids; ids not in the store are left out. The same array as long as its records are the same. */
export const selectCarsByIds = createSelector(
  [selectCars, (_: EntitiesRoot, ids: readonly string[]) => ids],
  pick<CarRecord>,
  keepEqualResult,
);

const noDepartments: Record<string, Department> = {};
const noIds: readonly string[] = [];

/** The departments of a dealer in its order; empty where the dealer or its departments were not loaded. */
export const selectDepartmentsOf = createSelector(
  [
    (state: EntitiesRoot) => state.entities.departments ?? noDepartments,
    (state: EntitiesRoot, facilityId: string) => selectFacilityById(state, facilityId)?.site_departments ?? noIds,
  ],
  pick<Department>,
  keepEqualResult,
);

const noStories: Record<string, Story> = {};
const selectStoryTable = (state: EntitiesRoot) => state.entities.stories ?? noStories;

export const selectStoriesByIds = createSelector(
  [selectStoryTable, (_: EntitiesRoot, ids: readonly string[]) => ids],
  pick<Story>,
  keepEqualResult,
);

const noWorkshops: Record<string, Workshop> = {};

/** Workshops by the ids of their departments, in that order. */
export const selectWorkshopsByIds = createSelector(
  [(state: EntitiesRoot) => state.entities.workshops ?? noWorkshops, (_: EntitiesRoot, ids: readonly string[]) => ids],
  pick<Workshop>,
  keepEqualResult,
);
