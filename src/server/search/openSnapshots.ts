import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Orm } from '../database/orm';
import { readSetting, writeSetting } from '../database/settings.store';
import type { EmbeddedSearch } from './embedded.search';
import { createSnapshots, type SnapshotLog, type Snapshots } from './snapshots';
import { servedDefinition } from './stockIndexes';

const INSTALLATION = 'search.installation';

/** A random name that identifies the database. */
export async function installationOf(orm: Orm): Promise<string> {
  const known = await readSetting(orm, INSTALLATION);
  if (typeof known === 'string') return known;
  await writeSetting(orm, INSTALLATION, randomUUID());
  return String(await readSetting(orm, INSTALLATION));
}

/** The id of the running build; null in development, where code changes without a new id. */
async function buildIn(folder: string): Promise<string | null> {
  if (process.env.NODE_ENV !== 'production') return null;
  return readFile(path.join(folder, '.next/BUILD_ID'), 'utf8').then(
    (name) => name.trim(),
    () => null,
  );
}

/** The snapshots in `<dataDir>/search`, of this build and this database; undefined in development. */
export async function openSnapshots(parts: {
  search: EmbeddedSearch;
  orm: Orm;
  dataDir: string;
  log: SnapshotLog;
}): Promise<Snapshots | undefined> {
  const build = await buildIn(process.cwd());
  if (build === null) return undefined;
  const { search, orm, dataDir, log } = parts;
  return createSnapshots({
    search,
    definitionOf: servedDefinition,
    folder: path.join(dataDir, 'search'),
    build,
    installation: await installationOf(orm),
    log,
  });
}
