import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ChosenFields, DraftChange, PublicationProgress } from '@/domain/content/changes';
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

/** What is published or discarded; `seen` is the newest change of the list that it was chosen from. */
interface ChosenChanges {
  fields: readonly ChosenFields[];
  seen: number;
}

export interface EditingState {
  flow: FlowState<StateOf<typeof editingFlow>>;
  /** The field being edited; null at none. */
  target: EditTarget | null;
  value: EditValue;
  /** The value was restored from a draft of before the page was reloaded. */
  fromDraft: boolean;
  /** The list of changes is for discarding. */
  discarding: boolean;
  /** The page's own item; '' where there is no page. */
  page: string;
  /** The unpublished changes of the site in this language. */
  changes: readonly DraftChange[];
  /** The name of the editor's session. */
  editor: string;
  /** What was chosen from the changes. */
  chosen: ChosenChanges;
  /** The last publication. */
  publication: PublicationProgress | null;
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

export interface LoadedChanges {
  changes: readonly DraftChange[];
  editor: string;
  warnings: readonly EditWarning[];
  checked: boolean;
}

export const initialEditing: EditingState = {
  flow: initialFlowState(editingFlow),
  target: null,
  value: null,
  fromDraft: false,
  discarding: false,
  page: '',
  changes: [],
  editor: '',
  chosen: { fields: [], seen: 0 },
  publication: null,
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

function choose(state: EditingState, { payload: { fields, seen } }: PayloadAction<ChosenChanges>): void {
  state.error = null;
  state.chosen = { fields: fields.map((one) => ({ ...one, fields: [...one.fields] })), seen };
}

export const editingSlice = createFlowSlice({
  flow: editingFlow,
  initialState: initialEditing,
  guards: {
    hasDraft: (_, { payload }: PayloadAction<{ draft: StoredDraft | null }>) => payload.draft !== null,
    isDiscarding: ({ discarding }) => discarding,
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

    publishRequested: (state, { payload }: PayloadAction<{ page: string }>) => {
      state.error = null;
      state.did = null;
      state.discarding = false;
      state.page = payload.page;
    },
    discardRequested: (state) => {
      state.error = null;
      state.did = null;
      state.discarding = true;
    },
    /** Not `checked` where the page could not be checked just now. */
    changesLoaded: (state, { payload }: PayloadAction<LoadedChanges>) => {
      state.error = null;
      state.changes = [...payload.changes];
      state.editor = payload.editor;
      state.warnings = [...payload.warnings];
      state.checked = payload.checked;
    },
    changesFailed: fail,
    publishConfirmed: choose,
    published: (state, { payload }: PayloadAction<{ publication: PublicationProgress }>) => {
      state.error = null;
      state.did = 'published';
      state.publication = payload.publication;
    },
    publishFailed: fail,
    /** More pages of the last publication have been rendered again. */
    publicationAdvanced: (state, { payload }: PayloadAction<PublicationProgress>) => {
      if (state.publication?.id === payload.id) state.publication = payload;
    },

    discardConfirmed: choose,
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
  discardRequested,
  changesLoaded,
  changesFailed,
  publishConfirmed,
  published,
  publishFailed,
  publicationAdvanced,
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
