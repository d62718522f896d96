import type { StoragePort } from '@/ports/storage.port';

const tried = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    // Forbidden or full: the port's contract answers with null and false, and the visit goes on without memory.
    return otherwise;
  }
};

/** `open` gives the storage, e.g. `() => window.sessionStorage`: where storage is forbidden the very property throws. */
export const createStorage = (open: () => Storage): StoragePort => ({
  read: (key) => tried(() => open().getItem(key), null),
  write: (key, value) =>
    tried(() => {
      open().setItem(key, value);
      return true;
    }, false),
  remove: (key) => tried(() => open().removeItem(key), undefined),
});
