/** Runs what concerns the same thing one after the other. */
export type Turns = <T>(what: string, act: () => Promise<T>) => Promise<T>;

/**
 * In this process: those who wait hold no connection of the database's pool meanwhile, so that a crowd at one place starves
 * nobody. Across processes the database's own locks keep the order.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (what, act) => {
    const before = last.get(what) ?? Promise.resolve();
    const mine = before.then(act, act);
    last.set(what, mine);
    try {
      return await mine;
    } finally {
      if (last.get(what) === mine) last.delete(what);
    }
  };
}
