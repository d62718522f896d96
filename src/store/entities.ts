import { createAction, createSelector } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Car } from '@/domain/cars/car';
import type { CardPricePosition } from '@/domain/cars/likeCars';
import type { Department, Facility } from '@/domain/dealers/facility';
import type { MonthlyCostField } from '@/domain/finance/monthlyCost';
import type { LoanTerms } from '@/domain/finance/finance';
import type { Undisclosed } from '@/domain/finance/undisclosed';
import type { Story } from '@/domain/stories/stories';
import type { Workshop } from '@/domain/workshop/workshops';
import { isDeepEqual } from './isDeepEqual';

/** Figures of credit and leasing: hidden until the legal information is next to them (decision 22d). */
type CreditField =
  | 'car_loan_option'
  | 'car_leasing_options'
  | 'car_loan_monthly_cost'
  | 'car_privateleasing_monthly_cost'
  | 'car_companyleasing_monthly_cost';

/** The fields of a car that a response has: those of a card, or all; always the id. */
export type CarRecord = Pick<Car, 'car_id'> &
  Partial<Omit<Car, CreditField>> & { [Field in CreditField]?: Undisclosed<NonNullable<Car[Field]>> } & {
    /** Of the option's own plan, in lists. */
    car_loan_terms?: Undisclosed<LoanTerms>;
    /** In the list, where there are like cars enough. */
    car_price_position?: CardPricePosition;
  } & {
    /** Of lists that are filtered or sorted by it. Absent: not known. */
    [Field in MonthlyCostField]?: number;
  };

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
  /** The fields requested of each car. One of these that a record leaves out is removed from the stored car. */
  requestedFields?: 'all' | readonly string[];
}

/** The part of the state that this file's selectors read. */
export interface EntitiesRoot {
  entities: EntitiesState;
}

const fieldOf = (record: object, field: string): unknown => Reflect.get(record, field);

/** Returns `old` itself when nothing differs, as for most records that arrive. */
const mergeRecord = <T extends object>(
  old: T | undefined,
  incoming: T,
  requestedFields: EntityPatch['requestedFields'] = [],
): T => {
  if (!old) return incoming;
  const isPresent = (field: string) => fieldOf(incoming, field) !== undefined;
  const fresh = Object.keys(incoming).filter(
    (field) => isPresent(field) && !isDeepEqual(fieldOf(old, field), fieldOf(incoming, field)),
  );
  const gone = (requestedFields === 'all' ? Object.keys(old) : requestedFields).filter(
    (field) => field in old && !isPresent(field),
  );
  if (fresh.length === 0 && gone.length === 0) return old;
  const next = { ...old, ...Object.fromEntries(fresh.map((field) => [field, fieldOf(incoming, field)])) };
  for (const field of gone) Reflect.deleteProperty(next, field);
  return next;
};

const mergeTable = <T extends object>(
  old: Record<string, T>,
  incoming: Record<string, T> | undefined,
  requestedFields?: EntityPatch['requestedFields'],
): Record<string, T> => {
  const changed = Object.entries(incoming ?? {})
    .map(([id, record]) => [id, mergeRecord(old[id], record, requestedFields)] as const)
    .filter(([id, record]) => record !== old[id]);
  return changed.length === 0 ? old : { ...old, ...Object.fromEntries(changed) };
};

/** Each record replaces the one of its id. */
const replaceRecords = <T extends object>(
  old: Record<string, T> | undefined,
  incoming: Record<string, T> | undefined,
): Record<string, T> | undefined => {
  const changed = Object.entries(incoming ?? {}).filter(([id, record]) => !isDeepEqual(old?.[id], record));
  return incoming && (!old || changed.length > 0) ? { ...old, ...Object.fromEntries(changed) } : old;
};

const mergeOptional = <T extends object>(
  old: Record<string, T> | undefined,
  incoming: Record<string, T> | undefined,
): Record<string, T> | undefined => (old || incoming ? mergeTable(old ?? {}, incoming) : undefined);

/**
 * Merges records field by field. A field that the incoming record leaves out stays, unless it was requested: a card
 * never removes the details of a car that was opened, but a campaign that is over is removed. Unchanged records, tables
 * and states keep their identity, so that selectors stay memoised.
 */
export const mergeEntities = (state: EntitiesState, patch: EntityPatch): EntitiesState => {
  const cars = mergeTable(state.cars, patch.cars, patch.requestedFields);
  const facilities = mergeTable(state.facilities, patch.facilities);
  // Identified by their position: another department may have taken the id.
  const departments = replaceRecords(state.departments, patch.departments);
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

/** Records arrived with a response. */
export const entitiesArrived = createAction<EntityPatch>('entities/arrived');

/** A plain reducer without immer, which would freeze every field of every record that arrives. */
export const entitiesSlice = {
  reducerPath: 'entities' as const,
  reducer: (state: EntitiesState = initialState, action: UnknownAction): EntitiesState =>
    entitiesArrived.match(action) ? mergeEntities(state, action.payload) : state,
};

export const selectCars = (state: EntitiesRoot) => state.entities.cars;

export const selectAllFacilities = createSelector(
  [(state: EntitiesRoot) => state.entities.facilities],
  (facilities): FacilityRecord[] => Object.values(facilities),
);
export const selectFacilityById = (state: EntitiesRoot, id: string): FacilityRecord | undefined =>
  state.entities.facilities[id];

export const selectCarById = (state: EntitiesRoot, id: string): CarRecord | undefined => selectCars(state)[id];

const pick = <T>(table: Record<string, T>, ids: readonly string[]): T[] =>
  ids.map((id) => table[id]).filter((record) => record !== undefined);

const sameItems = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => item === b[index]);

const reuseEqualResult = { memoizeOptions: { resultEqualityCheck: sameItems } };

/** In the order of the ids, without those not in the store. The same array as long as its records are the same. */
export const selectCarsByIds = createSelector(
  [selectCars, (_: EntitiesRoot, ids: readonly string[]) => ids],
  pick<CarRecord>,
  reuseEqualResult,
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
  reuseEqualResult,
);

const noStories: Record<string, Story> = {};
const selectStoryTable = (state: EntitiesRoot) => state.entities.stories ?? noStories;

export const selectStoriesByIds = createSelector(
  [selectStoryTable, (_: EntitiesRoot, ids: readonly string[]) => ids],
  pick<Story>,
  reuseEqualResult,
);

const noWorkshops: Record<string, Workshop> = {};

/** Workshops by the ids of their departments, in that order. */
export const selectWorkshopsByIds = createSelector(
  [(state: EntitiesRoot) => state.entities.workshops ?? noWorkshops, (_: EntitiesRoot, ids: readonly string[]) => ids],
  pick<Workshop>,
  reuseEqualResult,
);
