import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { buildId } from '../cache/buildId';
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

/** The snapshots in `<dataDir>/search`, of this build and this database; undefined in development. */
export async function openSnapshots(parts: {
  search: EmbeddedSearch;
  orm: Orm;
  dataDir: string;
  log: SnapshotLog;
}): Promise<Snapshots | undefined> {
  const build = await buildId();
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
