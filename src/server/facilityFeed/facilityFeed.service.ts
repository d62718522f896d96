import { randomUUID } from 'node:crypto';
import type { OpeningSchedule } from '@/domain/dealers/facility';
import type { CarChange, Counts } from '@/server/cars/cars.write';
import { FeedUnreadable, readRows } from '@/server/cars/feed/rows';
import type { ExportFormat, ImportSummary, RowFeed, RowImport } from '@/server/cars/feed/rowFeed';
import { ReplacementRefused } from '@/server/cars/staging';
import { advisoryLock } from '@/server/database/advisoryLock';
import type { Orm } from '@/server/database/orm';
import { writeSetting } from '@/server/database/settings.store';
import { CATALOGUE_REVISION_KEY } from '@/server/workshop/registry.store';
import type { StockName } from '@/sites/site.types';
import { exported } from './exportRows';
import {
  storedIds,
  writeBrands,
  writeFacilities,
  writeServices,
  writeVehicles,
  type RowOf,
  type Written,
} from './facilityFeed.store';
import { rowReader, type FacilityMap, type ReadRow, type RefusedRow, type RowKind } from './prepareRow';
import { storedSomewhere, takenElsewhere } from './takenElsewhere';
import { writeTireAgreements } from './tireAgreements.store';

export interface FacilityImport extends RowImport {
  map?: FacilityMap | undefined;
}

export interface FacilityFeedParts {
  orm: Orm;
  now?: () => Date;
  /** Called after each import that changed something, with the cars that follow their facility. */
  changed: (stock: StockName, cars: readonly CarChange[]) => Promise<void> | void;
}

/** One transaction takes them all, so they wait in memory. */
const MOST_ROWS = 500_000;
const MOST_IGNORED = 50;
/** Share of a kind's rows that a replacement may remove without --force. */
const MOST_REMOVED = 0.5;
const NAMES: Readonly<Record<RowKind, string>> = {
  facility: 'facilities',
  service: 'services',
  brand: 'brands',
  vehicle: 'vehicles',
  tire_agreement: 'agreements of the tire hotel',
};

/** Carries the counts of a dry run out of the transaction that it rolls back. */
class RolledBack extends Error {
  constructor(readonly settled: Settled) {
    super('rolled back');
  }
}

interface Settled {
  counts: Counts;
  cars: CarChange[];
  refused: RefusedRow[];
}

/** The rows of a file by kind; of rows about the same thing the last one counts. */
function byKind(rows: readonly ReadRow[]) {
  const last = new Map<string, ReadRow>();
  for (const row of rows) last.set(`${row.kind === 'remove' ? row.of : row.kind} ${row.id}`, row);
  const all = [...last.values()];
  const of = <K extends RowKind>(kind: K): Written<K> => ({
    rows: all.filter((row): row is RowOf<K> => row.kind === kind),
    removed: all.flatMap((row) => (row.kind === 'remove' && row.of === kind ? [row.id] : [])),
  });
  return {
    facility: of('facility'),
    service: of('service'),
    brand: of('brand'),
    vehicle: of('vehicle'),
    tire_agreement: of('tire_agreement'),
  };
}

interface ReplaceOptions {
  retained: ReadonlySet<string>;
  force: boolean;
}

/** What a replacement removes: all of this kind that the file does not name, if it has rows of this kind at all. */
async function unnamedOf(
  tx: Orm,
  stock: StockName,
  kind: RowKind,
  { rows, removed }: { rows: readonly { id: string }[]; removed: readonly string[] },
  { retained, force }: ReplaceOptions,
): Promise<string[]> {
  const named = new Set([...rows.map(({ id }) => id), ...removed]);
  if (named.size === 0) return [];
  const stored = await storedIds(tx, stock, kind);
  const gone = stored.filter((id) => !named.has(id) && !retained.has(`${kind} ${id}`));
  if (!force && gone.length > stored.length * MOST_REMOVED)
    throw new ReplacementRefused(
      `The file would remove ${gone.length} of the ${stored.length} ${NAMES[kind]}, more than half: nothing was changed. Repeat with --force if that is meant.`,
    );
  return gone;
}

async function settle(
  tx: Orm,
  rows: readonly ReadRow[],
  refusedRows: readonly RefusedRow[],
  { stock, replace = false, force = false }: FacilityImport,
): Promise<Settled> {
  await advisoryLock(tx, 'facility feed');
  const given = byKind(rows);
  const retained = new Set(refusedRows.flatMap(({ of, id }) => (of && id !== undefined ? [`${of} ${id}`] : [])));
  const removedOf = async (kind: RowKind): Promise<string[]> => [
    ...given[kind].removed,
    ...(replace ? await unnamedOf(tx, stock, kind, given[kind], { retained, force }) : []),
  ];
  const removed = {
    facility: await removedOf('facility'),
    service: await removedOf('service'),
    brand: await removedOf('brand'),
    vehicle: await removedOf('vehicle'),
    tire_agreement: await removedOf('tire_agreement'),
  };
  const { free, refused } = await takenElsewhere(tx, stock, given.facility.rows, new Set(removed.facility));
  const { cars, ...facilities } = await writeFacilities(tx, stock, { rows: free, removed: removed.facility });
  // By the facilities as they are now.
  const stored = await storedSomewhere(tx, stock, given.tire_agreement.rows);
  const parts: Counts[] = [
    facilities,
    await writeServices(tx, { rows: given.service.rows, removed: removed.service }),
    await writeBrands(tx, { rows: given.brand.rows, removed: removed.brand }),
    await writeVehicles(tx, { rows: given.vehicle.rows, removed: removed.vehicle }),
    await writeTireAgreements(tx, { rows: stored.free, removed: removed.tire_agreement }),
  ];
  const counts: Counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  for (const part of parts)
    for (const kind of ['added', 'changed', 'unchanged', 'removed'] as const) counts[kind] += part[kind];
  if (counts.added + counts.changed + counts.removed > 0) await writeSetting(tx, CATALOGUE_REVISION_KEY, randomUUID());
  return { counts, cars, refused: [...refused, ...stored.refused] };
}

/**
 * Facilities, the workshops' catalogue, the vehicle registry and the tire hotel's agreements from a file (docs/facilities.md). An import is one
 * transaction: it takes effect whole or not at all, however it ends.
 */
export function createFacilityFeed({ orm, now = () => new Date(), changed }: FacilityFeedParts): RowFeed<FacilityMap> {
  async function apply(rows: readonly ReadRow[], refused: readonly RefusedRow[], request: FacilityImport) {
    try {
      return await orm.transaction(async (tx) => {
        const settled = await settle(tx, rows, refused, request);
        if (request.dryRun) throw new RolledBack(settled);
        return settled;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.settled;
      throw error;
    }
  }

  return {
    async import(request, source, onEvent, signal): Promise<ImportSummary> {
      const { stock, map, replace = false, dryRun = false } = request;
      const ignored: string[] = [];
      const read = rowReader({
        stock,
        map,
        today: now().toISOString().slice(0, 10),
        schedules: new Map<string, OpeningSchedule>(),
        ignored: (name) => {
          if (ignored.length < MOST_IGNORED) ignored.push(name);
        },
      });
      const rows: ReadRow[] = [];
      const refused: RefusedRow[] = [];
      const refuse = (row: RefusedRow): void => {
        refused.push(row);
        onEvent({
          type: 'refused',
          line: row.line,
          reasons: row.reasons,
          ...(row.id !== undefined && { ref: { id: row.id } }),
        });
      };
      let count = 0;
      for await (const raw of readRows(source, request)) {
        signal?.throwIfAborted();
        count += 1;
        if (count > MOST_ROWS) throw new FeedUnreadable(`The file has more than ${MOST_ROWS} rows: divide it.`);
        const row = read(raw);
        if (row.kind === 'refused') refuse(row);
        else rows.push(row);
        if (count % 500 === 0) onEvent({ type: 'progress', rows: count });
      }
      signal?.throwIfAborted();
      const settled = await apply(rows, refused, request);
      for (const row of settled.refused) refuse(row);
      const { added, changed: changes, removed } = settled.counts;
      if (!dryRun && added + changes + removed > 0) await changed(stock, settled.cars);
      onEvent({ type: 'progress', rows: count });
      return {
        stock,
        rows: count,
        refused: refused.length,
        unnamed: refused.filter(({ id }) => id === undefined).length,
        ...settled.counts,
        ignored,
        replaced: replace,
        dryRun,
      };
    },

    export: (stock: StockName, format: ExportFormat) => exported(orm, stock, format),
  };
}
