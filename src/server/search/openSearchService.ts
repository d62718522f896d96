import { buildId } from '../cache/buildId';
import type { Config } from '../config';
import type { Orm } from '../database/orm';
import { createEmbeddedSearch } from './embedded.search';
import { installationOf, openSnapshots } from './openSnapshots';
import { createOpenSearch } from './opensearch/opensearch.search';
import { connectTo, reach } from './opensearch/server';
import { createExistingIndexes } from './opensearch/existingIndexes';
import type { SearchService } from './search.service';
import type { SnapshotLog, Snapshots } from './snapshots';
import { servedDefinition } from './stockIndexes';

/**
 * The search service of this process: the embedded engine, or the search server that the configuration names. @throws
 * SearchUnreachable with a one-sentence message.
 */
export async function openSearchService(parts: {
  config: Pick<Config, 'openSearch' | 'dataDir'>;
  orm: Orm;
  log: SnapshotLog;
  report: (error: unknown) => void;
}): Promise<{ search: SearchService; snapshots: Snapshots | undefined }> {
  const {
    config: { openSearch, dataDir },
    orm,
    log,
    report,
  } = parts;
  if (!openSearch) {
    const search = createEmbeddedSearch({ definitionOf: servedDefinition, report });
    return { search, snapshots: await openSnapshots({ search, orm, dataDir, log }) };
  }
  const { url, shards, prefix } = openSearch;
  const server = connectTo(url);
  await reach(server, url);
  const search = createOpenSearch({ server, prefix, shards, definitionOf: servedDefinition, report });
  return {
    search,
    snapshots: createExistingIndexes({
      search,
      definitionOf: servedDefinition,
      shards,
      installation: await installationOf(orm),
      build: await buildId(),
    }),
  };
}
