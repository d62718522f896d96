/** Runs tasks with the same key one after the other, tasks with different keys in parallel. */
export type KeyedMutex = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/**
 * Within this process only. Waiting tasks hold no connection of the database pool, so that many requests for one slot
 * do not block the others; the database's own locks keep the order between processes.
 */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const previous = last.get(key) ?? Promise.resolve();
    const current = previous.then(task, task);
    last.set(key, current);
    try {
      return await current;
    } finally {
      if (last.get(key) === current) last.delete(key);
    }
  };
}
