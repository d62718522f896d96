import type { ErrorTextKey, ErrorCode } from './catalogue';
import type { ErrorEntry, RetryPolicy } from './entry.types';
import { commonErrors } from './entries/common.errors';

/** An entry whose text is one of the catalogue's. */
export type KnownError = Omit<ErrorEntry, 'text'> & { text: ErrorTextKey | null };

/** Entries that only some features need (`Feature.errors`): they are loaded with the features' code. */
export type KnownErrors = Readonly<Partial<Record<ErrorCode, KnownError>>>;

const common: KnownErrors = commonErrors;

/**
 * The entry of a code among the common ones and `own`, else UNEXPECTED. A browser never loads the complete catalogue:
 * code that handles a feature's errors passes that feature's entries.
 */
export const errorEntry = (code: ErrorCode, own: KnownErrors = {}): KnownError =>
  own[code] ?? common[code] ?? commonErrors.UNEXPECTED;

export const retryOf = (code: ErrorCode, own?: KnownErrors): RetryPolicy => errorEntry(code, own).retry;

/** null: the failure is silent. */
export const textKeyOf = (code: ErrorCode, own?: KnownErrors): ErrorTextKey | null => errorEntry(code, own).text;
