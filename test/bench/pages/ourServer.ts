import { build } from '../../../src/tools/kit/build.js';
import { stop } from '../../../src/tools/kit/processes.js';
import { anyFreePort, prepareDatabase, serve } from '../../../src/tools/kit/server.js';
import type { Served } from './served';

const SITE = 'car-store-se';

export interface OurServer extends Served {
  stop(): Promise<void>;
}

/** A build of the present sources: the one that stands, where it is fresh. The folder, relative to the root. */
export const freshBuild = async (): Promise<string> => (await build()).value;

/**
 * Our server on a data folder, or on the PostgreSQL that DATABASE_URL names, migrated and seeded by a process of its
 * own, so that the server itself only reopens it.
 */
export async function startOurs(folder: string, dataDir: string): Promise<OurServer> {
  const port = await anyFreePort();
  const given = { port, dataDir, mode: 'demo' as const, embedded: process.env.DATABASE_URL === undefined, sites: [] };
  await prepareDatabase(given);
  const { value: child } = await serve('start', given, folder);
  if (child.pid === undefined) throw new Error('Our server has no process.');
  return {
    port,
    host: `${SITE}.localhost:${port}`,
    pid: child.pid,
    stop: async () => {
      await stop(child);
    },
  };
}
