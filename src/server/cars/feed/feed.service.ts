import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { carFieldKinds, type Car, type CarField } from '@/domain/cars/car';
import type { StockRow } from '@/domain/stock/stock';
import type { StockMap } from '@/domain/stock/stockMap.schema';
import { csvLine } from '@/lib/csv';
import type { CarsStore } from '@/server/cars/cars.store';
import type { CarChange, Counts } from '@/server/cars/cars.write';
import type { DealersStore } from '@/server/dealers/dealers.store';
import type { StockName } from '@/sites/site.types';
import { preparer } from './prepare';
import type { ExportFormat, ImportSummary, RowEvent, RowImport } from './rowFeed';
import { readRows } from './rows';

export interface ImportRequest extends RowImport {
  map?: StockMap | undefined;
}

export interface Feed {
  /**
   * Reads a feed as fast as the database takes it. Without `replace` each batch is one transaction, so an interrupted
   * import has done a part, and repeating it does the rest.
   * @throws FeedUnreadable, ReplacementRefused (nothing changed), or the signal's reason.
   */
  import(
    request: ImportRequest,
    source: AsyncIterable<Uint8Array>,
    onEvent: (event: RowEvent) => void,
    signal?: AbortSignal,
  ): Promise<ImportSummary>;
  /** The cars on offer, as text that `import` reads back to the same cars. */
  export(stock: StockName, format: ExportFormat): AsyncGenerator<string>;
}

export interface FeedParts {
  cars: CarsStore;
  dealers: DealersStore;
  /** Called for every committed change, in order, to update the index; handles its own failures. */
  changed: (stock: StockName, changes: readonly CarChange[]) => Promise<void> | void;
}

/** Rows per transaction: small enough that visitors hardly wait for it. */
const BATCH = 200;
/** Rows between two yields to the event loop, so that the process keeps responding to visitors. */
const BREATH = 20;
const MOST_IGNORED = 50;

export function createFeed({ cars, dealers, changed }: FeedParts): Feed {
  const notify = async (stock: StockName, changes: readonly CarChange[]) => {
    if (changes.length > 0) await changed(stock, changes);
  };

  /** Target of the rows: the stock at once, or a staging table. */
  async function sink({ stock, replace = false, force = false, dryRun = false }: ImportRequest, counts: Counts) {
    if (!replace && !dryRun) {
      return {
        async take(rows: readonly StockRow[]) {
          const applied = await cars.apply(stock, rows);
          for (const kind of ['added', 'changed', 'unchanged', 'removed'] as const) counts[kind] += applied[kind];
          await notify(stock, applied.changes);
        },
        end: () => Promise.resolve(),
        drop: () => Promise.resolve(),
      };
    }
    const staging = await cars.stage(stock);
    return {
      take: (rows: readonly StockRow[]) => staging.add(rows),
      async end() {
        const { sinceVersion, ...settled } = await staging.settle({ removeOthers: replace, force, dryRun });
        Object.assign(counts, settled);
        if (dryRun) return;
        for await (const page of cars.changesSince(stock, sinceVersion)) await notify(stock, page);
      },
      drop: () => staging.discard(),
    };
  }

  return {
    async import(request, source, onEvent, signal) {
      const { stock, map, replace = false, dryRun = false } = request;
      const counts: Counts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
      const tally = { rows: 0, refused: 0, unnamed: 0 };
      const ignored: string[] = [];
      const facilities = new Map((await dealers.facilities(stock)).map((facility) => [facility.site_id, facility]));
      const prepare = preparer({
        stock,
        map,
        facilities,
        ignored: (name) => {
          if (ignored.length < MOST_IGNORED) ignored.push(name);
        },
      });
      const goal = await sink(request, counts);
      let batch: StockRow[] = [];
      const flush = async () => {
        const rows = batch;
        batch = [];
        if (rows.length > 0) await goal.take(rows);
        onEvent({ type: 'progress', rows: tally.rows });
      };
      try {
        for await (const raw of readRows(source, request)) {
          const row = prepare(raw);
          tally.rows += 1;
          if (row.kind === 'refused') {
            const { kind: _, ...refusal } = row;
            onEvent({ type: 'refused', ...refusal });
            tally.refused += 1;
            if (!row.ref) tally.unnamed += 1;
            else if (replace) batch.push({ kind: 'keep', line: row.line, ref: row.ref });
          } else {
            batch.push(row);
          }
          if (tally.rows % BREATH === 0) await nextMacrotask();
          signal?.throwIfAborted();
          if (batch.length >= BATCH) await flush();
        }
        await flush();
        await goal.end();
      } catch (error) {
        await goal.drop();
        throw error;
      }
      return { stock, ...tally, ...counts, ignored, replaced: replace, dryRun };
    },

    async *export(stock, format) {
      if (format === 'csv') yield csvLine(csvFields);
      for await (const { document } of cars.documents(stock))
        yield format === 'csv' ? lineOf(document) : `${JSON.stringify(document)}\n`;
    },
  };
}

const isField = (name: string): name is CarField => name in carFieldKinds;
const csvFields: readonly CarField[] = Object.keys(carFieldKinds).filter(isField);

/** Lists of plain texts are separated by '|'. */
function cellOf(value: unknown): unknown {
  const isPlainList =
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry === 'string' && entry !== '' && !entry.includes('|') && !entry.startsWith('['));
  return isPlainList ? value.join('|') : value;
}

const lineOf = (car: Car): string => csvLine(csvFields.map((field) => cellOf(car[field])));
