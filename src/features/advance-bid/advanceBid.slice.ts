import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { AdvanceBidValues } from '@/domain/forms/advanceBid';
import type { SentForm, SubmissionReceipt } from '@/domain/forms/submission';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { advanceBidFlow } from './advanceBid.flow';

/** What the bidder has typed and ticked. */
export interface BidDraft {
  /** As typed: '45 000 kr'. */
  bid: string;
  name: string;
  phone: string;
  email: string;
  terms: boolean;
  /** The field that people do not see. */
  website: string;
}

export type SentBid = SentForm<AdvanceBidValues>;

export interface AdvanceBidState {
  flow: FlowState<StateOf<typeof advanceBidFlow>>;
  carId: string | null;
  draft: BidDraft;
  /** Counts changes of the draft that the form did not make itself. */
  draftVersion: number;
  /** Counts amounts that were chosen outside the form: they replace what it has. */
  amountVersion: number;
  /** Milliseconds from the first change to the press of the button; null: not pressed yet, or nothing changed. */
  filledMs: number | null;
  request: SentBid | null;
  receipt: SubmissionReceipt | null;
  error: AppError | null;
}

export const emptyBid: BidDraft = { bid: '', name: '', phone: '', email: '', terms: false, website: '' };

export const initialAdvanceBid: AdvanceBidState = {
  flow: initialFlowState(advanceBidFlow),
  carId: null,
  draft: emptyBid,
  draftVersion: 0,
  amountVersion: 0,
  filledMs: null,
  request: null,
  receipt: null,
  error: null,
};

const clearError = (state: AdvanceBidState): void => {
  state.error = null;
};

export const advanceBidSlice = createFlowSlice({
  flow: advanceBidFlow,
  initialState: initialAdvanceBid,
  reducers: {
    /** The form of this lot is on the page; its first bid is the amount to begin with. */
    opened: (state: AdvanceBidState, { payload }: PayloadAction<{ carId: string; bid: string }>) => ({
      ...initialAdvanceBid,
      flow: state.flow,
      draftVersion: state.draftVersion + 1,
      amountVersion: state.amountVersion,
      carId: payload.carId,
      draft: { ...emptyBid, bid: payload.bid },
    }),
    invalidFound: clearError,
    edited: () => undefined,
    submitted: (state: AdvanceBidState, { payload }: PayloadAction<{ draft: BidDraft; filledMs: number | null }>) => {
      state.draft = payload.draft;
      state.filledMs = payload.filledMs;
      state.error = null;
    },
    /** The page was reloaded while the bid was sent. */
    resumed: clearError,
    sent: (state, { payload }: PayloadAction<SubmissionReceipt>) => {
      state.receipt = payload;
      state.error = null;
    },
    submitFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
      // The next try is a submission of its own.
      if (payload.error.code === 'FORM_ID_REUSED') state.request = null;
    },
    retried: clearError,
    /** Another bid of the same person on the same lot: the amount is raised from the last one. */
    restarted: (state) => {
      state.draft.terms = false;
      state.draftVersion += 1;
      state.receipt = null;
      state.request = null;
    },

    /** On blur and when the page is left. */
    draftSaved: (state: AdvanceBidState, { payload }: PayloadAction<{ draft: BidDraft }>) => {
      state.draft = payload.draft;
    },
    /** Next to the price: '45 000'. */
    amountChosen: (state: AdvanceBidState, { payload }: PayloadAction<{ bid: string }>) => {
      if (state.flow.value === 'submitting' || state.flow.value === 'sent') return;
      state.draft.bid = payload.bid;
      state.amountVersion += 1;
    },
    /** What an earlier page of this session saved. */
    draftRestored: (
      state: AdvanceBidState,
      { payload }: PayloadAction<{ draft: BidDraft; request: SentBid | null }>,
    ) => {
      const { bid } = payload.draft;
      state.draft = { ...payload.draft, bid: bid === '' ? state.draft.bid : bid };
      state.request = payload.request;
      state.draftVersion += 1;
    },
    /** Just before the request is sent. */
    requestSent: (state: AdvanceBidState, { payload }: PayloadAction<SentBid>) => {
      state.request = payload;
    },
  },
});

export const advanceBidActions = advanceBidSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof advanceBidSlice> {}
}
