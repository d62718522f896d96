import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { SentForm, SubmissionReceipt } from '@/domain/forms/submission';
import type { TireRequestValues } from '@/domain/forms/tireRequest';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { tireHotelActions } from './tireHotel.slice';
import { tireRequestFlow } from './tireRequest.flow';

/** What the visitor fills in; the rest comes from the agreement. `priority` is one of TIRE_PRIORITIES. */
export interface TireRequestDraft {
  positions: string[];
  priority: string;
  message: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  /** The field that people do not see. */
  website: string;
}

export interface TireRequestState {
  flow: FlowState<StateOf<typeof tireRequestFlow>>;
  /** The car by its position in the session's list; null: none yet. */
  index: number | null;
  draft: TireRequestDraft;
  filledMs: number | null;
  request: SentForm<TireRequestValues> | null;
  receipt: SubmissionReceipt | null;
  error: AppError | null;
}

export const initialTireRequest: TireRequestState = {
  flow: initialFlowState(tireRequestFlow),
  index: null,
  draft: {
    positions: [],
    priority: 'advice',
    message: '',
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    website: '',
  },
  filledMs: null,
  request: null,
  receipt: null,
  error: null,
};

const clearError = (state: TireRequestState): void => {
  state.error = null;
};

export const tireRequestSlice = createFlowSlice({
  flow: tireRequestFlow,
  initialState: initialTireRequest,
  reducers: {
    /** `positions` of the tires to replace. */
    opened: (
      state: TireRequestState,
      { payload: { index, positions } }: PayloadAction<{ index: number; positions: readonly string[] }>,
    ) => {
      if (state.index !== index || state.receipt) {
        state.index = index;
        state.draft.positions = [...positions];
        state.draft.message = '';
        state.request = null;
        state.receipt = null;
      }
      state.error = null;
    },
    submitted: (
      state: TireRequestState,
      { payload }: PayloadAction<{ draft: TireRequestDraft; filledMs: number | null }>,
    ) => {
      state.draft = payload.draft;
      state.filledMs = payload.filledMs;
      state.error = null;
    },
    sent: (state: TireRequestState, { payload }: PayloadAction<SubmissionReceipt>) => {
      state.receipt = payload;
      state.request = null;
    },
    /** `isUsed`: the id belongs to other values, and the next try is a submission of its own. */
    submitFailed: (state: TireRequestState, { payload }: PayloadAction<{ error: AppError; isUsed?: boolean }>) => {
      state.error = payload.error;
      if (payload.isUsed) state.request = null;
    },
    retried: clearError,
    closed: clearError,

    draftSaved: (state: TireRequestState, { payload }: PayloadAction<{ draft: TireRequestDraft }>) => {
      if (state.flow.value !== 'closed') state.draft = payload.draft;
    },
    requestSent: (state: TireRequestState, { payload }: PayloadAction<SentForm<TireRequestValues>>) => {
      state.request = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(tireHotelActions.logOutRequested, () => initialTireRequest);
  },
});

export const tireRequestActions = tireRequestSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof tireRequestSlice> {}
}
