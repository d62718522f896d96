import type { ErrorTextKey, FaultCode } from './catalogue';
import type { FaultRow, RetryPolicy } from './row.types';
import { commonRows } from './rows/common.rows';

/** A row whose text is one of the catalogue's. */
export type KnownRow = Omit<FaultRow, 'text'> & { text: ErrorTextKey | null };

/** Rows that a feature brings along (`Feature.faults`). */
export type KnownRows = Readonly<Partial<Record<FaultCode, KnownRow>>>;

const known = new Map<string, KnownRow>(Object.entries(commonRows));

/** A page knows the rows of the features on it and of what any page may meet, not the whole catalogue: visitors would fetch all of it. */
export function learnFaults(rows: KnownRows): void {
  for (const [code, row] of Object.entries(rows)) known.set(code, row);
}

/** Of a row that no feature on this page brought, none is told: it is the unexpected. */
export const rowOf = (code: FaultCode): KnownRow => known.get(code) ?? commonRows.UNEXPECTED;

export const retryOf = (code: FaultCode): RetryPolicy => rowOf(code).retry;

/** Null where the failure is silent. */
export const textKeyOf = (code: FaultCode): ErrorTextKey | null => rowOf(code).text;
