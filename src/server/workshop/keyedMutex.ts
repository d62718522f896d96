/** Runs what concerns the same thing one after the other. */
export type KeyedMutex = <T>(key: string, run: () => Promise<T>) => Promise<T>;

/**
 * In this process: those who wait hold no connection of the database's pool meanwhile, so that a crowd at one place starves
 * nobody. Across processes the database's own locks keep the order.
 */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, run) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(run, run);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
