import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { OpeningSchedule } from '@/domain/dealers/facility';
import { encodePlan, type ChosenPlan } from '@/domain/finance/chosenPlan';
import type { Undisclosed } from '@/domain/finance/undisclosed';
import type { ContactValues, FinancePlan } from '@/domain/forms/contact';
import type { SentForm, SubmissionReceipt } from '@/domain/forms/submission';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { contactFlow } from './contact.flow';

export interface SuggestedTime {
  /** 'YYYY-MM-DD'; '' for none. */
  date: string;
  /** 'HH:MM'; '' for none. */
  time: string;
}

/** What the visitor has typed and ticked. */
export interface ContactDraft {
  name: string;
  phone: string;
  email: string;
  message: string;
  quote: boolean;
  testDrive: boolean;
  /** Name of the chosen seller of a sample car. */
  seller: string;
  times: [SuggestedTime, SuggestedTime];
  /** The field that people do not see. */
  website: string;
}

/** Parts of the page that links lead to (specification 2 section 2.2). */
export const CONTACT_ANCHORS = ['contact', 'contact-form', 'contact-quote', 'contact-testdrive'] as const;
export type ContactAnchor = (typeof CONTACT_ANCHORS)[number];

/** Who sells the car: of a sample car the departments to choose from. */
export interface CarSeller {
  name: string;
  email: string;
  phone: string;
}

/** The request's values, with the figures of the plan hidden. */
export type SentValues = ContactValues<Undisclosed<FinancePlan | null> | null>;

export type SentContact = SentForm<SentValues>;

/** Opening hours of those who sell the car. */
export interface SellerHours {
  name: string;
  schedule: OpeningSchedule;
}

export interface ContactState {
  flow: FlowState<StateOf<typeof contactFlow>>;
  carId: string | null;
  sellers: readonly CarSeller[];
  draft: ContactDraft;
  /** Counts changes of the draft that the form did not make itself. */
  draftVersion: number;
  /** Milliseconds from the first change to the press of the button; null: not pressed yet, or nothing changed. */
  filledMs: number | null;
  /** A finance plan that the visitor does not want to send, encoded; another plan goes along again. */
  planLeftOut: string | null;
  request: SentContact | null;
  receipt: SubmissionReceipt | null;
  /** null while they are not known; empty if they could not be fetched. */
  hours: readonly SellerHours[] | null;
  /** The last link that led to the form, for the focus; counted, since the same link may be followed twice. */
  visited: { anchor: ContactAnchor; count: number } | null;
  error: AppError | null;
}

const NO_TIME: SuggestedTime = { date: '', time: '' };
export const emptyDraft: ContactDraft = {
  name: '',
  phone: '',
  email: '',
  message: '',
  quote: false,
  testDrive: false,
  seller: '',
  times: [NO_TIME, NO_TIME],
  website: '',
};

export const initialContact: ContactState = {
  flow: initialFlowState(contactFlow),
  carId: null,
  sellers: [],
  draft: emptyDraft,
  draftVersion: 0,
  filledMs: null,
  planLeftOut: null,
  request: null,
  receipt: null,
  hours: null,
  visited: null,
  error: null,
};

const clearError = (state: ContactState): void => {
  state.error = null;
};

export const contactSlice = createFlowSlice({
  flow: contactFlow,
  initialState: initialContact,
  reducers: {
    /** The form of this car is on the page. */
    opened: (
      state: ContactState,
      { payload: { carId, sellers } }: PayloadAction<{ carId: string; sellers: readonly CarSeller[] }>,
    ) => ({
      ...initialContact,
      flow: state.flow,
      draftVersion: state.draftVersion + 1,
      carId,
      sellers: [...sellers],
    }),
    invalidFound: clearError,
    edited: () => undefined,
    submitted: (state: ContactState, { payload }: PayloadAction<{ draft: ContactDraft; filledMs: number | null }>) => {
      state.draft = payload.draft;
      state.filledMs = payload.filledMs;
    },
    /** The page was reloaded while the form was sent. */
    resumed: clearError,
    sent: (state, { payload }: PayloadAction<SubmissionReceipt>) => {
      state.receipt = payload;
      state.request = null;
      state.error = null;
    },
    submitFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
      // The next try is a submission of its own.
      if (payload.error.code === 'FORM_ID_REUSED') state.request = null;
    },
    // The error stays until the response: its message keeps its room meanwhile.
    retried: () => undefined,
    /** Another message to the same seller. */
    restarted: (state) => {
      const { name, phone, email } = state.draft;
      state.draft = { ...emptyDraft, name, phone, email };
      state.draftVersion += 1;
      state.receipt = null;
    },

    /** On blur and when the page is left. */
    draftSaved: (state, { payload }: PayloadAction<{ draft: ContactDraft }>) => {
      state.draft = payload.draft;
    },
    /** What an earlier page of this session saved. */
    draftRestored: (
      state: ContactState,
      { payload }: PayloadAction<{ draft: ContactDraft; request: SentContact | null; planLeftOut: string | null }>,
    ) => {
      state.draft = payload.draft;
      state.request = payload.request;
      state.planLeftOut = payload.planLeftOut;
      state.draftVersion += 1;
    },
    /** A link of the page leads to the form; two of them tick their request. */
    anchorVisited: (state: ContactState, { payload: { anchor } }: PayloadAction<{ anchor: ContactAnchor }>) => {
      if (anchor === 'contact-quote') state.draft.quote = true;
      if (anchor === 'contact-testdrive') state.draft.testDrive = true;
      state.draftVersion += 1;
      state.visited = { anchor, count: (state.visited?.count ?? 0) + 1 };
    },
    /** The chosen plan of the finance calculator shall not go along. */
    planRemoved: (state: ContactState, { payload }: PayloadAction<{ plan: ChosenPlan }>) => {
      state.planLeftOut = encodePlan(payload.plan);
    },
    /** Just before the request is sent. */
    requestSent: (state: ContactState, { payload }: PayloadAction<SentContact>) => {
      state.request = payload;
    },
    /** The visitor wants to name times for a test drive. */
    hoursRequested: () => undefined,
    hoursLoaded: (state: ContactState, { payload }: PayloadAction<{ hours: readonly SellerHours[] }>) => {
      state.hours = [...payload.hours];
    },
  },
});

export const contactActions = contactSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof contactSlice> {}
}
