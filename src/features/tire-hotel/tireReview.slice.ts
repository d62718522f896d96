import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { tireHotelActions } from './tireHotel.slice';
import { tireReviewFlow } from './tireReview.flow';

export interface TireReviewState {
  flow: FlowState<StateOf<typeof tireReviewFlow>>;
  /** 1 to 5; null: none yet. */
  stars: number | null;
  comment: string;
  error: AppError | null;
}

export const initialTireReview: TireReviewState = {
  flow: initialFlowState(tireReviewFlow),
  stars: null,
  comment: '',
  error: null,
};

export const tireReviewSlice = createFlowSlice({
  flow: tireReviewFlow,
  initialState: initialTireReview,
  guards: { hasStars: ({ stars }: TireReviewState) => stars !== null },
  reducers: {
    starsChosen: (state: TireReviewState, { payload }: PayloadAction<{ stars: number }>) => {
      state.stars = payload.stars;
    },
    submitted: (state: TireReviewState, { payload }: PayloadAction<{ comment: string }>) => {
      state.comment = payload.comment;
      state.error = null;
    },
    sent: (state: TireReviewState) => {
      state.comment = '';
      state.error = null;
    },
    sendFailed: (state: TireReviewState, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    retried: (state: TireReviewState) => {
      state.error = null;
    },
    /** Another booking was made. */
    restarted: (state: TireReviewState) => ({ ...initialTireReview, flow: state.flow }),
  },
  extraReducers: (builder) => {
    builder.addCase(tireHotelActions.logOutRequested, () => initialTireReview);
  },
});

export const tireReviewActions = tireReviewSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof tireReviewSlice> {}
}
