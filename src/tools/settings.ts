import { readConfig } from '@/server/config';
import { allSites } from '@/sites/sites';
import { reportFailure } from './failure';

/**
 * Checks the configuration of this environment and prints what the commands need of it, as one line of JSON:
 * `{ port, dataDir, mode, embedded, sites: [{ name, title }] }`. A bad value: one sentence on stderr, exit code 1.
 */
function main(): void {
  const config = readConfig(process.env);
  process.stdout.write(
    `${JSON.stringify({
      port: config.port,
      dataDir: config.dataDir,
      mode: config.mode,
      embedded: config.databaseUrl === undefined,
      sites: allSites.map(({ name, title }) => ({ name, title })),
    })}\n`,
  );
}

try {
  main();
} catch (error) {
  reportFailure(error);
}
