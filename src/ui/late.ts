import { lazy, type ComponentType } from 'react';

/** Waits before the code of a part is asked for again, ms. */
const PATIENCE_MS = [1_000, 5_000] as const;

/**
 * A component whose code comes after the page: until then the server's markup stands, links and forms in it work, and React
 * takes it over in place (docs/decisions/0010). What does not come at once is asked for again: a page is not torn down
 * because one file was late.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await patiently(load) }));

/** Code that is asked for again when it does not come; rejects as the last try does. */
export async function patiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const wait of PATIENCE_MS) {
    try {
      return await load();
    } catch {
      // Not to be told yet: the last try speaks for all.
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
  }
  return load();
}
