import { commonErrors } from './entries/common.errors';
import { contentErrors } from './entries/content.errors';
import { editingErrors } from './entries/editing.errors';
import { storiesErrors } from './entries/stories.errors';
import { workshopErrors } from './entries/workshop.errors';
import type { ErrorEntry } from './entry.types';

/**
 * Every way in which the product fails, as data. One row gives the door its status, `attempt` its retry policy, the
 * view its way out and its text, telemetry its name. A new failure is a new row: docs/kits/errors.md.
 *
 * The whole of it is for the server, the docs and the tests. In a browser each feature brings its own rows (known.ts).
 */
export const catalogue = {
  ...contentErrors,
  ...storiesErrors,
  ...editingErrors,
  ...workshopErrors,
  ...commonErrors,
} as const;

export type ErrorCode = keyof typeof catalogue;

/** The keys that every language must supply. */
export type ErrorTextKey = NonNullable<(typeof catalogue)[ErrorCode]['text']>;

/** For what comes from outside: a body's `code`, a recorded fact. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(catalogue, code);

export const errorCodes: readonly ErrorCode[] = Object.keys(catalogue).filter(isErrorCode);

/** The row with its columns' general types. */
export const catalogueEntry = (code: ErrorCode): ErrorEntry => catalogue[code];

/** HTTP status that a door or a page answers with. */
export const statusOf = (code: ErrorCode): number => catalogue[code].status;
