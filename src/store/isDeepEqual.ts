import { isObject } from '@/lib/guards';

/** Equality of plain data (what JSON can hold), whatever the order of the keys. */
export const isDeepEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isDeepEqual(Reflect.get(a, key), Reflect.get(b, key)))
  );
};
