import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { OnlineAnswers, OnlineField, OnlineFormValues } from '@/domain/forms/onlineForm';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { onlineFormFlow } from './onlineForm.flow';

/** A picture that the visitor added. */
export interface AddedPicture {
  /** Of the held file. */
  key: string;
  /** Of the file. */
  name: string;
  /** Names it in the answers; null until it is stored. */
  id: string | null;
  error: AppError | null;
}

/** A request whose answer may have been lost: the same values are the same submission. */
export interface SentForm {
  id: string;
  values: OnlineFormValues;
}

/** Fields that the provider of forms describes; without any the form can't be shown. */
type ProvidedFields =
  { status: 'loading' } | { status: 'failed'; error: AppError } | { status: 'loaded'; fields: OnlineField[] };

export interface OnlineFormState {
  /** The browser's time when the form was opened: a cached page is older. */
  openedAt: string | null;
  flow: FlowState<StateOf<typeof onlineFormFlow>>;
  /** The form that is sent, or was sent last; a page can have several. */
  formId: string | null;
  answers: OnlineAnswers;
  filledMs: number | null;
  website: string;
  request: SentForm | null;
  /** What the visitor can quote, by form. */
  references: Record<string, string>;
  /** Counts how often a form was created again. */
  created: Record<string, number>;
  /** What is filled in, by form. */
  drafts: Record<string, OnlineAnswers>;
  /** By form and field: 'FORM/FIELD'. */
  pictures: Record<string, AddedPicture[]>;
  /** By form. */
  provided: Record<string, ProvidedFields>;
  error: AppError | null;
}

export const initialOnlineForm: OnlineFormState = {
  openedAt: null,
  flow: initialFlowState(onlineFormFlow),
  formId: null,
  answers: {},
  filledMs: null,
  website: '',
  request: null,
  references: {},
  created: {},
  drafts: {},
  pictures: {},
  provided: {},
  error: null,
};

export interface Submitted {
  formId: string;
  answers: OnlineAnswers;
  filledMs: number | null;
  website: string;
}

export const picturesKey = (formId: string, field: string): string => `${formId}/${field}`;
export const isOnItsWay = ({ id, error }: AddedPicture): boolean => id === null && error === null;

const clearError = (state: OnlineFormState): void => {
  state.error = null;
};
const pictureOf = (state: OnlineFormState, { field, key }: { field: string; key: string }): AddedPicture | undefined =>
  state.pictures[field]?.find((one) => one.key === key);

export const onlineFormSlice = createFlowSlice({
  flow: onlineFormFlow,
  initialState: initialOnlineForm,
  reducers: {
    submitted: (state: OnlineFormState, { payload }: PayloadAction<Submitted>) => {
      state.formId = payload.formId;
      state.answers = payload.answers;
      state.filledMs = payload.filledMs;
      state.website = payload.website;
      state.error = null;
    },
    sent: (state, { payload }: PayloadAction<{ reference: string }>) => {
      if (state.formId !== null) state.references[state.formId] = payload.reference;
      state.request = null;
      state.error = null;
    },
    /** `isUsed`: the id belongs to other values, and the next try is a submission of its own. */
    submitFailed: (state, { payload }: PayloadAction<{ error: AppError; isUsed?: boolean }>) => {
      state.error = payload.error;
      if (payload.isUsed) state.request = null;
    },
    retried: clearError,
    /** The form is empty again. */
    recreated: (state) => {
      const { formId } = state;
      if (formId === null) return;
      state.created[formId] = (state.created[formId] ?? 0) + 1;
      delete state.drafts[formId];
      for (const field of Object.keys(state.pictures))
        if (field.startsWith(picturesKey(formId, ''))) delete state.pictures[field];
      state.answers = {};
    },

    /** Forms that an earlier page of this session saved. */
    draftsRestored: (state: OnlineFormState, { payload }: PayloadAction<Record<string, OnlineAnswers>>) => {
      state.drafts = { ...payload, ...state.drafts };
      for (const formId of Object.keys(payload)) state.created[formId] = (state.created[formId] ?? 0) + 1;
    },
    /** The form of a page is on screen. */
    opened: () => undefined,
    clockRead: (state: OnlineFormState, { payload }: PayloadAction<{ now: string }>) => {
      state.openedAt = payload.now;
    },
    /** A form is on screen whose fields are not in the content. */
    fieldsRequested: (state: OnlineFormState, { payload: { formId } }: PayloadAction<{ formId: string }>) => {
      state.provided[formId] = { status: 'loading' };
    },
    fieldsLoaded: (
      state: OnlineFormState,
      { payload: { formId, fields } }: PayloadAction<{ formId: string; fields: OnlineField[] }>,
    ) => {
      state.provided[formId] = { status: 'loaded', fields };
    },
    fieldsFailed: (
      state: OnlineFormState,
      { payload: { formId, error } }: PayloadAction<{ formId: string; error: AppError }>,
    ) => {
      state.provided[formId] = { status: 'failed', error };
    },
    draftSaved: (
      state: OnlineFormState,
      { payload: { formId, answers } }: PayloadAction<{ formId: string; answers: OnlineAnswers }>,
    ) => {
      state.drafts[formId] = answers;
    },
    /** A link to the form knows some of its answers; what is filled in otherwise stays. */
    prefilled: (
      state: OnlineFormState,
      { payload: { formId, values } }: PayloadAction<{ formId: string; values: OnlineAnswers }>,
    ) => {
      state.drafts[formId] = { ...state.drafts[formId], ...values };
      state.created[formId] = (state.created[formId] ?? 0) + 1;
    },
    /** Just before the request is sent. */
    requestSent: (state: OnlineFormState, { payload }: PayloadAction<SentForm>) => {
      state.request = payload;
    },
    pictureAdded: (
      state: OnlineFormState,
      { payload: { field, key, name } }: PayloadAction<{ field: string; key: string; name: string }>,
    ) => {
      (state.pictures[field] ??= []).push({ key, name, id: null, error: null });
    },
    pictureStored: (state: OnlineFormState, { payload }: PayloadAction<{ field: string; key: string; id: string }>) => {
      const picture = pictureOf(state, payload);
      if (picture) picture.id = payload.id;
    },
    pictureFailed: (
      state: OnlineFormState,
      { payload }: PayloadAction<{ field: string; key: string; error: AppError }>,
    ) => {
      const picture = pictureOf(state, payload);
      if (picture) picture.error = payload.error;
    },
    pictureRemoved: (state: OnlineFormState, { payload }: PayloadAction<{ field: string; key: string }>) => {
      state.pictures[payload.field] = (state.pictures[payload.field] ?? []).filter(({ key }) => key !== payload.key);
    },
  },
});

export const onlineFormActions = onlineFormSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof onlineFormSlice> {}
}
