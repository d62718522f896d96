import { readConfig } from '@/server/config';
import { failureText, startServices } from '@/server/wiring';
import { openedServices } from '@/ssr/content';
import { followRoutes } from '@/ssr/siteRoutes';

/** Starts what a server process needs before its first request; ends the process if that fails. */
export async function startProcess(): Promise<void> {
  try {
    await startServices(readConfig(process.env));
    const { log } = openedServices();
    const before = performance.now();
    await followRoutes();
    log.debug({ step: 'routes of all sites', ms: Math.round(performance.now() - before) }, 'start');
    log.debug({ ms: Math.round(process.uptime() * 1_000) }, 'started');
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    process.exit(1);
  }
}
