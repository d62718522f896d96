import { commonRows } from './rows/common.rows';
import { contentRows } from './rows/content.rows';
import { editingRows } from './rows/editing.rows';
import { storiesRows } from './rows/stories.rows';
import { workshopRows } from './rows/workshop.rows';
import type { FaultRow } from './row.types';

/**
 * Every way in which the product fails, as data. One row gives the door its status, `attempt` its retry policy, the
 * view its way out and its text, telemetry its name. A new failure is a new row: docs/kits/errors.md.
 *
 * The whole of it is for the server, the docs and the tests. In a browser each feature brings its own rows (known.ts).
 */
export const catalogue = { ...contentRows, ...storiesRows, ...editingRows, ...workshopRows, ...commonRows } as const;

export type FaultCode = keyof typeof catalogue;

/** The keys that every language must supply. */
export type ErrorTextKey = NonNullable<(typeof catalogue)[FaultCode]['text']>;

/** For what comes from outside: a body's `code`, a recorded fact. */
export const isFaultCode = (code: unknown): code is FaultCode =>
  typeof code === 'string' && Object.hasOwn(catalogue, code);

export const faultCodes: readonly FaultCode[] = Object.keys(catalogue).filter(isFaultCode);

/** The row with its columns' general types. */
export const catalogueRow = (code: FaultCode): FaultRow => catalogue[code];

/** HTTP status that a door or a page answers with. */
export const statusOf = (code: FaultCode): number => catalogue[code].status;
