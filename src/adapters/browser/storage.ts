import type { StoragePort } from '@/ports/storage.port';

const tried = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    // Forbidden or full: the port's results are then null and false, and the visit continues without storage.
    return otherwise;
  }
};

/**
 * `open` returns the storage, e.g. `() => window.sessionStorage`: where storage is forbidden, reading the property
 * throws.
 */
export const createStorage = (open: () => Storage): StoragePort => ({
  read: (key) => tried(() => open().getItem(key), null),
  write: (key, value) =>
    tried(() => {
      open().setItem(key, value);
      return true;
    }, false),
  remove: (key) => tried(() => open().removeItem(key), undefined),
  listen: (key, changed) => {
    // A null key: the storage was cleared.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changed();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) changed();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  },
});
