import type { ErrorTextKey, ErrorCode } from './catalogue';
import type { ErrorEntry, RetryPolicy } from './entry.types';
import { commonErrors } from './entries/common.errors';

/** A row whose text is one of the catalogue's. */
export type KnownError = Omit<ErrorEntry, 'text'> & { text: ErrorTextKey | null };

/** Rows that a feature brings along (`Feature.faults`). */
export type KnownErrors = Readonly<Partial<Record<ErrorCode, KnownError>>>;

const known = new Map<string, KnownError>(Object.entries(commonErrors));

/** A page knows the rows of the features on it and of what any page may meet, not the whole catalogue: visitors would fetch all of it. */
export function registerErrors(rows: KnownErrors): void {
  for (const [code, row] of Object.entries(rows)) known.set(code, row);
}

/** Of a row that no feature on this page brought, none is told: it is the unexpected. */
export const errorEntry = (code: ErrorCode): KnownError => known.get(code) ?? commonErrors.UNEXPECTED;

export const retryOf = (code: ErrorCode): RetryPolicy => errorEntry(code).retry;

/** Null where the failure is silent. */
export const textKeyOf = (code: ErrorCode): ErrorTextKey | null => errorEntry(code).text;
