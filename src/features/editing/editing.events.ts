import { createAction } from '@reduxjs/toolkit';
import type { EditWarning } from '@/domain/content/editWarnings';
import type { EditField, EditValue, VersionInfo } from '@/domain/content/editing';
import type { AppError } from '@/errors/result';

/** The field that an editor is at, with the value it has on the page. */
export type EditTarget = Pick<EditField, 'item' | 'name' | 'kind' | 'value' | 'raw'>;

/** What was being written when the page went. */
export interface KeptEdit {
  /** The page it was on. */
  path: string;
  target: EditTarget;
  value: EditValue;
}

/** The items of a page, and the newest change that it shows. */
export interface EditScope {
  items: readonly string[];
  seen: number;
  /** The page's own item; '' where there is no page. */
  page: string;
}

/** What was being written before a reload was looked for. */
export const keptRead = createAction<{ kept: KeptEdit | null }>('editing/keptRead');
export const placeChosen = createAction<{ target: EditTarget }>('editing/placeChosen');
export const typed = createAction<{ value: EditValue }>('editing/typed');
/** The editor let go without saving. */
export const dropped = createAction('editing/dropped');
export const saveAsked = createAction<{ value: EditValue }>('editing/saveAsked');
/** The editor's words go over those that somebody else wrote meanwhile. */
export const overwriteAsked = createAction<{ value: EditValue }>('editing/overwriteAsked');
export const saved = createAction('editing/saved');
export const saveFailed = createAction<{ error: AppError }>('editing/saveFailed');

export const publishAsked = createAction<EditScope>('editing/publishAsked');
/** The page was looked through; not `checked` where nobody could do so just now. */
export const hintsRead = createAction<{ hints: readonly EditWarning[]; checked: boolean }>('editing/hintsRead');
/** The editor has read the hints, and publishes. */
export const publishConfirmed = createAction('editing/publishConfirmed');
export const published = createAction('editing/published');
export const publishFailed = createAction<{ error: AppError }>('editing/publishFailed');

export const discardAsked = createAction<EditScope>('editing/discardAsked');
export const discardConfirmed = createAction('editing/discardConfirmed');
export const discarded = createAction('editing/discarded');
export const discardFailed = createAction<{ error: AppError }>('editing/discardFailed');

export const versionsAsked = createAction<{ item: string }>('editing/versionsAsked');
export const versionsRead = createAction<{ versions: readonly VersionInfo[] }>('editing/versionsRead');
export const versionsFailed = createAction<{ error: AppError }>('editing/versionsFailed');
export const restoreAsked = createAction<{ version: number }>('editing/restoreAsked');
export const restored = createAction('editing/restored');
export const restoreFailed = createAction<{ error: AppError }>('editing/restoreFailed');

/** The page came anew, with what was done. */
export const refreshed = createAction('editing/refreshed');
/** A question or a trouble was put away. */
export const closed = createAction('editing/closed');
