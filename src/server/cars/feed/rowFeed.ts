import type { CarRef } from '@/domain/stock/stock';
import type { Counts } from '@/server/cars/cars.write';
import type { StockName } from '@/sites/site.types';
import type { ReadOptions } from './rows';

/** The options of an import of rows, of cars or of facilities. */
export interface RowImport extends Pick<ReadOptions, 'format' | 'encoding' | 'delimiter' | 'columns'> {
  stock: StockName;
  /** Removes what the feed does not contain; all changes take effect together at the end. */
  replace?: boolean;
  /** Allows a replacement to remove more than half. */
  force?: boolean;
  /** Only counts. */
  dryRun?: boolean;
}

export type RowEvent =
  | { type: 'refused'; line: number; reasons: string[]; ref?: CarRef | { id: string } }
  /** Rows read so far. */
  | { type: 'progress'; rows: number };

export interface ImportSummary extends Counts {
  stock: StockName;
  rows: number;
  refused: number;
  /** Refused rows without a readable car id; a replacement cannot keep their cars. */
  unnamed: number;
  /** Names in the rows that are not fields of a car. */
  ignored: string[];
  replaced: boolean;
  dryRun: boolean;
}

export type ExportFormat = 'jsonl' | 'csv';

/** A feed of rows with its export. */
export interface RowFeed<Map = never> {
  /** @throws FeedUnreadable, ReplacementRefused (nothing changed), or the signal's reason. */
  import(
    request: RowImport & { map?: Map | undefined },
    source: AsyncIterable<Uint8Array>,
    onEvent: (event: RowEvent) => void,
    signal?: AbortSignal,
  ): Promise<ImportSummary>;
  /** As text that `import` reads back to the same. */
  export(stock: StockName, format: ExportFormat): AsyncGenerator<string>;
}
