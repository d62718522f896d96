import { dirname, join } from 'node:path';
import type { WatchRow } from '@/effects/watch';
import { filesEnding } from './flowFiles';
import { isObject } from '@/lib/guards';

type Load = (file: string) => Record<string, unknown>;

const isRow = (value: unknown): value is WatchRow =>
  isObject(value) && 'name' in value && 'saga' in value && typeof value.saga === 'function';

/**
 * The watch rows that a saga file exports, by the export's name: whole tables and single rows; a table without rows
 * watches nothing.
 */
function exportedRows(module: Record<string, unknown>): { name: string; rows: WatchRow[] }[] {
  return Object.entries(module).flatMap(([name, value]) => {
    const rows = (Array.isArray(value) ? value : [value]).filter(isRow);
    return rows.length > 0 || (Array.isArray(value) && value.length === 0) ? [{ name, rows }] : [];
  });
}

function attachedRows(module: Record<string, unknown>): WatchRow[] {
  return Object.values(module).flatMap((value) =>
    isObject(value) && 'watch' in value && Array.isArray(value.watch) ? value.watch.filter(isRow) : [],
  );
}

/**
 * Watch tables that are never started: exported by a `*.saga.ts` under src/features and not in the `watch` of a
 * `*.feature.ts` of the same feature. One sentence each.
 */
export function unattached(root: string, load: Load): string[] {
  const featureFiles = filesEnding(root, ['src/features'], '.feature.ts');
  return filesEnding(root, ['src/features'], '.saga.ts').flatMap((file) => {
    const home = file.split('/').slice(0, 3).join('/');
    const attached = new Set(
      featureFiles.filter((one) => dirname(one) === home).flatMap((one) => attachedRows(load(join(root, one)))),
    );
    return exportedRows(load(join(root, file)))
      .filter(({ rows }) => rows.length === 0 || rows.some((row) => !attached.has(row)))
      .map(({ name, rows }) =>
        rows.length === 0
          ? `${name} of ${file} watches nothing`
          : `${name} of ${file} is not attached by any feature file in ${home}`,
      );
  });
}
