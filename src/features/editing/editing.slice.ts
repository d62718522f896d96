import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { EditWarning } from '@/domain/content/editWarnings';
import type { EditField, EditValue, VersionInfo } from '@/domain/content/editing';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { editingFlow } from './editing.flow';

/** The field being edited, with the value it has on the page. */
export type EditTarget = Pick<EditField, 'item' | 'name' | 'kind' | 'value' | 'raw'>;

/** An unsaved edit in the session's storage. */
export interface StoredDraft {
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

export interface EditingState {
  flow: FlowState<StateOf<typeof editingFlow>>;
  /** The field being edited; null at none. */
  target: EditTarget | null;
  value: EditValue;
  /** The value was restored from a draft of before the page was reloaded. */
  fromDraft: boolean;
  scope: EditScope | null;
  /** Warnings before publishing. */
  warnings: readonly EditWarning[];
  /** The page could be checked for warnings. */
  checked: boolean;
  /** Whose versions are shown: those of what was saved last, until another is requested. */
  item: string | null;
  versions: readonly VersionInfo[];
  /** The version to restore. */
  version: number | null;
  error: AppError | null;
  /** The last completed action, for the status text. */
  did: 'saved' | 'published' | 'discarded' | 'restored' | null;
}

export const initialEditing: EditingState = {
  flow: initialFlowState(editingFlow),
  target: null,
  value: null,
  fromDraft: false,
  scope: null,
  warnings: [],
  checked: true,
  item: null,
  versions: [],
  version: null,
  error: null,
  did: null,
};

function fail(state: EditingState, { payload }: PayloadAction<{ error: AppError }>): void {
  state.error = payload.error;
}

function clearError(state: EditingState): void {
  state.error = null;
}

function begin(state: EditingState, { payload }: PayloadAction<EditScope>): void {
  state.error = null;
  state.scope = payload;
  state.did = null;
}

export const editingSlice = createFlowSlice({
  flow: editingFlow,
  initialState: initialEditing,
  guards: {
    hasDraft: (_, { payload }: PayloadAction<{ draft: StoredDraft | null }>) => payload.draft !== null,
    noWarnings: (_, { payload }: PayloadAction<{ warnings: readonly EditWarning[]; checked: boolean }>) =>
      payload.checked && payload.warnings.length === 0,
  },
  reducers: {
    /** The session's storage was read for an edit from before a reload. */
    draftRead: (state, { payload: { draft } }: PayloadAction<{ draft: StoredDraft | null }>) =>
      draft
        ? { ...state, error: null, target: draft.target, value: draft.value, fromDraft: true }
        : { ...state, error: null },
    fieldChosen: (state, { payload: { target } }: PayloadAction<{ target: EditTarget }>) => ({
      ...state,
      error: null,
      target,
      value: target.value,
      fromDraft: false,
      did: null,
    }),
    /** Focus left the field, or the page is being left: a reload must lose nothing. */
    draftSaved: (state, { payload }: PayloadAction<{ value: EditValue }>) => ({ ...state, value: payload.value }),
    /** The editor left the field without saving. */
    editCancelled: (state) => {
      state.error = null;
      state.target = null;
    },
    saveRequested: (state, { payload }: PayloadAction<{ value: EditValue }>) => ({
      ...state,
      error: null,
      value: payload.value,
    }),
    /** The editor's value replaces the one that was saved by another editor meanwhile. */
    overwriteRequested: (state, { payload }: PayloadAction<{ value: EditValue }>) => ({
      ...state,
      target: state.target && { ...state.target, raw: String(state.error?.params.now ?? state.target.raw) },
      error: null,
      value: payload.value,
    }),
    saved: (state) => {
      state.error = null;
      if (state.target) state.item = state.target.item;
      state.target = null;
      state.did = 'saved';
    },
    saveFailed: fail,

    publishRequested: begin,
    /** Not `checked` where the page could not be checked just now. */
    warningsLoaded: (state, { payload }: PayloadAction<{ warnings: readonly EditWarning[]; checked: boolean }>) => {
      state.error = null;
      state.warnings = [...payload.warnings];
      state.checked = payload.checked;
    },
    /** The editor has read the warnings, and publishes. */
    publishConfirmed: clearError,
    published: (state) => {
      state.error = null;
      state.did = 'published';
    },
    publishFailed: fail,

    discardRequested: begin,
    discardConfirmed: clearError,
    discarded: (state) => {
      state.error = null;
      state.did = 'discarded';
    },
    discardFailed: fail,

    versionsRequested: (state, { payload }: PayloadAction<{ item: string }>) => {
      state.error = null;
      state.item = payload.item;
      state.versions = [];
    },
    versionsLoaded: (state, { payload }: PayloadAction<{ versions: readonly VersionInfo[] }>) => {
      state.error = null;
      state.versions = [...payload.versions];
    },
    versionsFailed: fail,
    restoreRequested: (state, { payload }: PayloadAction<{ version: number }>) => {
      state.error = null;
      state.version = payload.version;
    },
    restored: (state) => {
      state.error = null;
      state.did = 'restored';
    },
    restoreFailed: fail,

    /** The page was loaded again, with what was done. */
    refreshed: clearError,
    /** A dialog or an error was closed. */
    dialogClosed: clearError,
  },
});

export const {
  draftRead,
  fieldChosen,
  draftSaved,
  editCancelled,
  saveRequested,
  overwriteRequested,
  saved,
  saveFailed,
  publishRequested,
  warningsLoaded,
  publishConfirmed,
  published,
  publishFailed,
  discardRequested,
  discardConfirmed,
  discarded,
  discardFailed,
  versionsRequested,
  versionsLoaded,
  versionsFailed,
  restoreRequested,
  restored,
  restoreFailed,
  refreshed,
  dialogClosed,
} = editingSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof editingSlice> {}
}
