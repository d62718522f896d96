import { createAction, createSelector } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Car } from '@/domain/cars/car';
import type { Facility } from '@/domain/dealers/facility';
import type { Story } from '@/domain/stories/stories';
import { isDeepEqual } from './isDeepEqual';

/** What an answer holds of a car: a card's fields or the whole; the id always. */
export type CarRecord = Pick<Car, 'car_id'> & Partial<Car>;
export type FacilityRecord = Pick<Facility, 'site_id'> & Partial<Facility>;

export interface EntitiesState {
  cars: Record<string, CarRecord>;
  facilities: Record<string, FacilityRecord>;
  /** Absent while no page has shown any. */
  stories?: Record<string, Story>;
}

/** Entities of any kinds, by id. */
export interface EntityPatch extends Partial<EntitiesState> {
  /** What was asked of each car, 'whole' for everything: of that, what a record leaves out is not there any more. */
  asked?: 'whole' | readonly string[];
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
  const gone = (asked === 'whole' ? Object.keys(old) : asked).filter((field) => field in old && !isSaid(field));
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

/**
 * Field by field: what the incoming record says is news, what it leaves out stays unless it was asked for, so that a card
 * never empties a car that was opened, and a campaign that is over goes from both. Unchanged records, tables and states keep their identity: selectors stay memoised.
 */
export const mergeEntities = (state: EntitiesState, patch: EntityPatch): EntitiesState => {
  const cars = mergeTable(state.cars, patch.cars, patch.asked);
  const facilities = mergeTable(state.facilities, patch.facilities);
  const stories = state.stories || patch.stories ? mergeTable(state.stories ?? {}, patch.stories) : undefined;
  return cars === state.cars && facilities === state.facilities && stories === state.stories
    ? state
    : { cars, facilities, ...(stories ? { stories } : {}) };
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

const noStories: Record<string, Story> = {};
const selectStoryTable = (state: EntitiesRoot) => state.entities.stories ?? noStories;

export const selectStoriesByIds = createSelector(
  [selectStoryTable, (_: EntitiesRoot, ids: readonly string[]) => ids],
  pick<Story>,
  keepEqualResult,
);
