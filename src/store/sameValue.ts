const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Equality of plain data (what JSON can hold), whatever the order of the keys. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const theirs = new Map<string, unknown>(Object.entries(b));
  const mine = Object.entries(a);
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)));
};
