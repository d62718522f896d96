import { isObject } from '@/lib/guards';

/** A difference between two states; `before` or `after` is undefined for an added or removed path. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

const entriesOf = (value: Readonly<Record<string, unknown>>) => new Map(Object.entries(value));

/** All places, innermost first found, where plain data differs. Parts with one identity are passed over unseen. */
export const changesBetween = (before: unknown, after: unknown, path = ''): Change[] => {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }];
  const [old, now] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    changesBetween(old.get(key), now.get(key), path === '' ? key : `${path}.${key}`),
  );
};
