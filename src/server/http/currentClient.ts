import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs the work of a request; everything that it waits for can read the client, too. */
export const withClient = <T>(client: string, work: () => T): T => storage.run(client, work);

/** Address of the request that is served, as rate limits count it; undefined for work of the server's own. */
export const currentClient = (): string | undefined => storage.getStore();
