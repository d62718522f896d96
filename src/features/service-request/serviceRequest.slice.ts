import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ServiceRequestValues, VehicleType } from '@/domain/forms/serviceRequest';
import type { SentForm, SubmissionReceipt } from '@/domain/forms/submission';
import type { Position } from '@/domain/workshop/services';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { serviceRequestFlow } from './serviceRequest.flow';

/** What the visitor has typed, chosen and ticked. */
export interface ServiceRequestDraft {
  typeCar: VehicleType;
  services: string[];
  other: string;
  description: string;
  regno: string;
  milage: string;
  date: string;
  siteId: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  gdpr: boolean;
  newsletter: boolean;
  /** The field that people do not see. */
  website: string;
}

/** A facility that the request can go to. */
export interface RequestDealer {
  id: string;
  name: string;
  email: string;
  /** 'latitude,longitude' */
  geocoord: string;
}

export type SentRequest = SentForm<ServiceRequestValues>;

export interface ServiceRequestState {
  flow: FlowState<StateOf<typeof serviceRequestFlow>>;
  /** In the site's order; null: they could not be loaded. */
  dealers: readonly RequestDealer[] | null;
  /** Of the visitor, once allowed; it stays in the browser. */
  position: Position | null;
  positionError: AppError | null;
  isLocating: boolean;
  /** The browser's time when the form was opened: a cached page is older. */
  openedAt: string | null;
  draft: ServiceRequestDraft;
  /** Counts changes of the draft that the form did not make itself. */
  draftVersion: number;
  /** Milliseconds from the first change to the press of the button; null: not pressed yet, or nothing changed. */
  filledMs: number | null;
  request: SentRequest | null;
  receipt: SubmissionReceipt | null;
  error: AppError | null;
}

export const emptyRequest: ServiceRequestDraft = {
  typeCar: 'car',
  services: [],
  other: '',
  description: '',
  regno: '',
  milage: '',
  date: '',
  siteId: '',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  gdpr: false,
  newsletter: false,
  website: '',
};

export const initialServiceRequest: ServiceRequestState = {
  flow: initialFlowState(serviceRequestFlow),
  dealers: null,
  position: null,
  positionError: null,
  isLocating: false,
  openedAt: null,
  draft: emptyRequest,
  draftVersion: 0,
  filledMs: null,
  request: null,
  receipt: null,
  error: null,
};

const clearError = (state: ServiceRequestState): void => {
  state.error = null;
};

export const serviceRequestSlice = createFlowSlice({
  flow: serviceRequestFlow,
  initialState: initialServiceRequest,
  reducers: {
    opened: () => undefined,
    invalidFound: clearError,
    edited: () => undefined,
    submitted: (
      state: ServiceRequestState,
      { payload }: PayloadAction<{ draft: ServiceRequestDraft; filledMs: number | null }>,
    ) => {
      state.draft = payload.draft;
      state.filledMs = payload.filledMs;
      state.error = null;
    },
    /** The page was reloaded while the form was sent. */
    resumed: clearError,
    sent: (state, { payload }: PayloadAction<SubmissionReceipt>) => {
      state.receipt = payload;
      state.request = null;
      state.error = null;
    },
    /** `isUsed`: the id belongs to other values, and the next try is a submission of its own. */
    submitFailed: (state, { payload }: PayloadAction<{ error: AppError; isUsed?: boolean }>) => {
      state.error = payload.error;
      if (payload.isUsed) state.request = null;
    },
    retried: clearError,
    /** Another request of the same visitor about another vehicle. */
    restarted: (state) => {
      const { customerName, customerPhone, customerEmail, siteId } = state.draft;
      state.draft = { ...emptyRequest, customerName, customerPhone, customerEmail, siteId };
      state.draftVersion += 1;
      state.receipt = null;
    },

    dealersLoaded: (state: ServiceRequestState, { payload }: PayloadAction<{ dealers: RequestDealer[] | null }>) => {
      state.dealers = payload.dealers;
    },
    clockRead: (state: ServiceRequestState, { payload }: PayloadAction<{ now: string }>) => {
      state.openedAt = payload.now;
    },
    /** On blur and when the page is left. */
    draftSaved: (state: ServiceRequestState, { payload }: PayloadAction<{ draft: ServiceRequestDraft }>) => {
      state.draft = payload.draft;
    },
    /** What an earlier page of this session saved. */
    draftRestored: (
      state: ServiceRequestState,
      { payload }: PayloadAction<{ draft: ServiceRequestDraft; request: SentRequest | null }>,
    ) => {
      state.draft = payload.draft;
      state.request = payload.request;
      state.draftVersion += 1;
    },
    /** Just before the request is sent. */
    requestSent: (state: ServiceRequestState, { payload }: PayloadAction<SentRequest>) => {
      state.request = payload;
    },
    /** The visitor wants the nearest facilities first. */
    positionRequested: (state: ServiceRequestState) => {
      state.isLocating = true;
      state.positionError = null;
    },
    positionFound: (state: ServiceRequestState, { payload }: PayloadAction<Position>) => {
      state.isLocating = false;
      state.position = payload;
    },
    positionFailed: (state: ServiceRequestState, { payload }: PayloadAction<{ error: AppError }>) => {
      state.isLocating = false;
      state.positionError = payload.error;
    },
  },
});

export const serviceRequestActions = serviceRequestSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof serviceRequestSlice> {}
}
