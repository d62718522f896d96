import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { MOST_PHOTOS, type ConditionAspect, type SellCarValues, type SellOption } from '@/domain/forms/sellCar';
import type { SentForm, SubmissionReceipt } from '@/domain/forms/submission';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { sellCarFlow } from './sellCar.flow';

/** What the visitor has typed and chosen. */
export interface SellCarDraft extends Record<ConditionAspect, string> {
  selectedOption: SellOption;
  regno: string;
  brand: string;
  model: string;
  year: string;
  milage: string;
  other: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  /** The field that people do not see. */
  website: string;
}

export type SentCar = SentForm<SellCarValues>;

/** A photograph that goes along. */
export interface Photo {
  /** Of the held file, or of an earlier page. */
  key: string;
  state: 'waiting' | 'stored' | 'failed';
  /** Its name in the request; '' until it is stored. */
  id: string;
  thumbnail: string;
  error: AppError | null;
}

/** What the address says that the car is traded in for. */
export interface TradeInFor {
  quoteReference: string;
  wantedCar: string;
}

/** The car and what its like cost; its condition and what the visitor wants; who offers it. */
export type SellCarStep = 0 | 1 | 2;

export interface SellCarState {
  flow: FlowState<StateOf<typeof sellCarFlow>>;
  /** The open step of the form. */
  step: SellCarStep;
  draft: SellCarDraft;
  /** Counts changes of the draft that the form did not make itself. */
  draftVersion: number;
  photos: Photo[];
  tradeInFor: TradeInFor;
  /** Milliseconds from the first change to the press of the button; null: not pressed yet, or nothing changed. */
  filledMs: number | null;
  request: SentCar | null;
  receipt: SubmissionReceipt | null;
  error: AppError | null;
}

export const emptyCar: SellCarDraft = {
  selectedOption: 'sell',
  regno: '',
  brand: '',
  model: '',
  year: '',
  milage: '',
  driving: '',
  outside: '',
  inside: '',
  service: '',
  wheels: '',
  other: '',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  website: '',
};
export const tradeInForNothing: TradeInFor = { quoteReference: '', wantedCar: '' };

export const initialSellCar: SellCarState = {
  flow: initialFlowState(sellCarFlow),
  step: 0,
  draft: emptyCar,
  draftVersion: 0,
  photos: [],
  tradeInFor: tradeInForNothing,
  filledMs: null,
  request: null,
  receipt: null,
  error: null,
};

const clearError = (state: SellCarState): void => {
  state.error = null;
};

export const sellCarSlice = createFlowSlice({
  flow: sellCarFlow,
  initialState: initialSellCar,
  reducers: {
    opened: () => undefined,
    invalidFound: clearError,
    edited: () => undefined,
    submitted: (state: SellCarState, { payload }: PayloadAction<{ draft: SellCarDraft; filledMs: number | null }>) => {
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
      if (payload.error.code === 'UPLOAD_GONE')
        for (const photo of state.photos)
          if (photo.state === 'stored') Object.assign(photo, { state: 'failed', error: payload.error });
    },
    retried: clearError,
    /** Another car of the same visitor. */
    restarted: (state) => {
      const { customerName, customerPhone, customerEmail } = state.draft;
      state.draft = { ...emptyCar, customerName, customerPhone, customerEmail };
      state.draftVersion += 1;
      state.step = 0;
      state.receipt = null;
      state.tradeInFor = tradeInForNothing;
      state.photos = [];
    },

    /** The form is on the page, or was removed. */
    entered: () => undefined,
    left: () => undefined,
    stepOpened: (state: SellCarState, { payload }: PayloadAction<{ step: SellCarStep }>) => {
      state.step = payload.step;
    },

    /** On blur and when the page is left. */
    draftSaved: (state: SellCarState, { payload }: PayloadAction<{ draft: SellCarDraft }>) => {
      state.draft = payload.draft;
    },
    /** What an earlier page of this session saved. */
    draftRestored: (
      state: SellCarState,
      { payload }: PayloadAction<Pick<SellCarState, 'draft' | 'request' | 'tradeInFor' | 'photos'>>,
    ) => {
      state.draft = payload.draft;
      state.request = payload.request;
      state.tradeInFor = payload.tradeInFor;
      state.photos = payload.photos;
      state.draftVersion += 1;
    },
    /** A link of a car's page, or of a finance quote, led here. */
    tradeInRequested: (state: SellCarState, { payload }: PayloadAction<TradeInFor>) => {
      state.tradeInFor = payload;
      state.draft.selectedOption = 'tradeIn';
      state.draftVersion += 1;
    },
    photosAdded: (state: SellCarState, { payload }: PayloadAction<{ keys: readonly string[] }>) => {
      for (const key of payload.keys.slice(0, MOST_PHOTOS - state.photos.length))
        state.photos.push({ key, state: 'waiting', id: '', thumbnail: '', error: null });
    },
    photoStored: (
      state: SellCarState,
      { payload: { key, ...stored } }: PayloadAction<{ key: string; id: string; thumbnail: string }>,
    ) => {
      const photo = state.photos.find((one) => one.key === key);
      if (photo) Object.assign(photo, { ...stored, state: 'stored', error: null });
    },
    photoFailed: (state: SellCarState, { payload }: PayloadAction<{ key: string; error: AppError }>) => {
      const photo = state.photos.find(({ key }) => key === payload.key);
      if (photo) Object.assign(photo, { state: 'failed', error: payload.error });
    },
    photoRetried: (state: SellCarState, { payload }: PayloadAction<{ key: string }>) => {
      const photo = state.photos.find(({ key }) => key === payload.key);
      if (photo) Object.assign(photo, { state: 'waiting', error: null });
    },
    photoRemoved: (state: SellCarState, { payload }: PayloadAction<{ key: string }>) => {
      state.photos = state.photos.filter(({ key }) => key !== payload.key);
    },
    /** Just before the request is sent. */
    requestSent: (state: SellCarState, { payload }: PayloadAction<SentCar>) => {
      state.request = payload;
    },
  },
});

export const sellCarActions = sellCarSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof sellCarSlice> {}
}
