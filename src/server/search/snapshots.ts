import { createHash } from 'node:crypto';
import path from 'node:path';
import type { EmbeddedSearch } from './embedded.search';
import type { IndexDefinition } from './engine/definition';
import { readSnapshot, UnusableSnapshot, writeSnapshot } from '../cache/snapshotFile';

export interface SnapshotLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface SnapshotsOptions {
  search: EmbeddedSearch;
  definitionOf: (index: string) => IndexDefinition | null;
  /** The data folder. */
  folder: string;
  /** Identifies the code and the database; snapshots of others are ignored. */
  build: string;
  installation: string;
  log: SnapshotLog;
}

export interface Snapshots {
  /** Identifies the running code; null where it is not known, as in development. */
  build: string | null;
  /** All processes use the same indexes: one builds them for all. */
  areShared: boolean;
  /**
   * The stock's version that the index has now, or undefined where it must be built. `newest`: the stock's current
   * version.
   */
  restore(what: { index: string; selection: object; newest: number }): Promise<number | undefined>;
  /** Stores the built index for the next start. `version`: the stock's version before the build. */
  save(what: { index: string; selection: object; version: number }): Promise<void>;
}

/**
 * Indexes as files, so that a restarted server need not rebuild them. They are optional: one that is missing,
 * damaged, or of other code, another database or another slice is ignored with a log line, and failing to write one
 * is no error.
 */
export function createSnapshots({
  search,
  definitionOf,
  folder,
  build,
  installation,
  log,
}: SnapshotsOptions): Snapshots {
  const fileOf = (index: string): string => path.join(folder, `${index}.snapshot`);
  const keyOf = (index: string, selection: object): string =>
    createHash('sha256')
      .update(JSON.stringify([build, installation, process.version, definitionOf(index), selection]))
      .digest('hex');

  return {
    build,
    areShared: false,
    async restore({ index, selection, newest }) {
      try {
        const held = await readSnapshot(fileOf(index), keyOf(index, selection), newest);
        if (!held) return undefined;
        await search.restore(index, held.sections);
        return held.version;
      } catch (error) {
        const reason = error instanceof UnusableSnapshot ? error.message : String(error);
        log.warn({ index, reason }, 'index snapshot ignored');
        return undefined;
      }
    },

    async save({ index, selection, version }) {
      try {
        await writeSnapshot(fileOf(index), { key: keyOf(index, selection), version }, search.sections(index));
      } catch (error) {
        log.warn({ index, reason: String(error) }, 'index snapshot not written');
      }
    },
  };
}
