import { isRecord } from './guards';

/** A type guard. Those of objects and lists are built from smaller ones: checks of stored or received JSON. */
export type Check<T> = (value: unknown) => value is T;

export const isString: Check<string> = (value): value is string => typeof value === 'string';
export const isFiniteNumber: Check<number> = (value): value is number => Number.isFinite(value);
export const isBoolean: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

export const listOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

export const oneOf =
  <T extends string | number>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((one) => one === value);

/** An object with at least these fields. A check for each field of `T`: a forgotten one does not compile. */
export const objectOf =
  <T extends object>(checks: { readonly [Name in keyof T]-?: Check<T[Name]> }): Check<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<(field: unknown) => boolean>(checks).every(([name, check]) => check(value[name]));
