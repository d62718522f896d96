import { alertsErrors } from './entries/alerts.errors';
import { commonErrors } from './entries/common.errors';
import { contentErrors } from './entries/content.errors';
import { editingErrors } from './entries/editing.errors';
import { financeErrors } from './entries/finance.errors';
import { formsErrors } from './entries/forms.errors';
import { inboxErrors } from './entries/inbox.errors';
import { placesErrors } from './entries/places.errors';
import { storiesErrors } from './entries/stories.errors';
import { tireHotelErrors } from './entries/tireHotel.errors';
import { uploadsErrors } from './entries/uploads.errors';
import { workshopErrors } from './entries/workshop.errors';
import type { ErrorEntry } from './entry.types';

/**
 * All failures of the product, as data. An entry gives the API its status, `attempt` its retry policy, the view its
 * recovery action and text, telemetry its name. How to add one: docs/first-week.md.
 * The complete catalogue is for the server, the docs and the tests. In a browser each feature has its own entries
 * (known.ts).
 */
export const catalogue = {
  ...contentErrors,
  ...storiesErrors,
  ...editingErrors,
  ...financeErrors,
  ...formsErrors,
  ...inboxErrors,
  ...uploadsErrors,
  ...placesErrors,
  ...alertsErrors,
  ...tireHotelErrors,
  ...workshopErrors,
  ...commonErrors,
} as const;

export type ErrorCode = keyof typeof catalogue;

/** The keys that every language must supply. */
export type ErrorTextKey = NonNullable<(typeof catalogue)[ErrorCode]['text']>;

/** For external input: a body's `code`, a recorded action. */
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(catalogue, code);

export const errorCodes: readonly ErrorCode[] = Object.keys(catalogue).filter(isErrorCode);

/** The entry with the general types of its fields. */
export const catalogueEntry = (code: ErrorCode): ErrorEntry => catalogue[code];

/** HTTP status of an API response or a page. */
export const statusOf = (code: ErrorCode): number => catalogue[code].status;
