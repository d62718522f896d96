import { readConfig } from '@/server/config';
import { startServices } from '@/server/wiring';
import { followRoutes } from '@/ssr/siteRoutes';

/** Starts what a server process needs before its first request; ends the process if that fails. */
export async function startProcess(): Promise<void> {
  try {
    await startServices(readConfig(process.env));
    await followRoutes();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
