import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { UnableWorkshop, WorkshopsRequest } from '@/domain/workshop/workshops';
import type { Offer } from '@/domain/workshop/services';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { workshopsFlow } from './workshops.flow';

export type WorkshopSort = 'nearest' | 'firstTime';

/** Other prices need another search: the list shows what the visit costs at each workshop. */
export interface WorkshopSearch extends WorkshopsRequest {
  /** In mil; 1 where unknown. */
  mileage: number;
}

interface WorkshopPrices {
  departmentId: string;
  /** In mil, that of the search. */
  mileage: number;
  /** null: they could not be loaded. */
  offers: readonly Offer[] | null;
}

export interface WorkshopsState {
  flow: FlowState<StateOf<typeof workshopsFlow>>;
  query: WorkshopSearch | null;
  /** Departments in the order of arrival, each once; the workshops are entities. */
  ids: readonly string[];
  /** Nearer ones that do not do all of the work, nearest first. */
  unable: readonly UnableWorkshop[];
  /** Of the chosen services, as they arrive. */
  prices: readonly WorkshopPrices[];
  cursor: string | null;
  sort: WorkshopSort;
  /** The visitor asked for more than the near ones. */
  showsFar: boolean;
  error: AppError | null;
}

export const initialWorkshops: WorkshopsState = {
  flow: initialFlowState(workshopsFlow),
  query: null,
  ids: [],
  unable: [],
  prices: [],
  cursor: null,
  sort: 'nearest',
  showsFar: false,
  error: null,
};

/** `cursor` is where the next batch begins. */
type BatchLoaded = PayloadAction<{ cursor: string | null; hasMore: boolean }>;

export const workshopsSlice = createFlowSlice({
  flow: workshopsFlow,
  initialState: initialWorkshops,
  guards: { hasMore: (_state, { payload }: BatchLoaded) => payload.hasMore },
  reducers: {
    /** Looks for workshops for a car, its services and a location: the five nearest first. */
    searchStarted: (state: WorkshopsState, { payload }: PayloadAction<{ query: WorkshopSearch }>): WorkshopsState => ({
      ...state,
      query: payload.query,
      ids: [],
      unable: [],
      prices: [],
      cursor: null,
      showsFar: false,
      error: null,
    }),
    moreRequested: (state) => {
      state.showsFar = true;
      state.error = null;
    },
    batchLoaded: (state, { payload }: BatchLoaded) => {
      state.cursor = payload.cursor ?? state.cursor;
    },
    streamFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    retried: (state) => {
      state.error = null;
    },
    /** The step was left: the stream is closed, what was loaded stays. */
    closed: (state) => {
      state.query = null;
      state.error = null;
    },
    /** A stream that was opened again may deliver a workshop twice. */
    workshopLoaded: (state: WorkshopsState, { payload }: PayloadAction<{ departmentId: string }>): WorkshopsState => {
      if (state.flow.value !== 'streaming') return state;
      const { departmentId } = payload;
      return { ...state, ids: [...state.ids.filter((id) => id !== departmentId), departmentId] };
    },
    unableLoaded: (state: WorkshopsState, { payload }: PayloadAction<{ workshop: UnableWorkshop }>): WorkshopsState => {
      if (state.flow.value !== 'streaming') return state;
      const { workshop } = payload;
      const others = state.unable.filter(({ departmentId }) => departmentId !== workshop.departmentId);
      return { ...state, unable: [...others, workshop].toSorted((a, b) => a.distanceKm - b.distanceKm) };
    },
    /** A response for an earlier search is dropped. */
    workshopPriced: (state: WorkshopsState, { payload }: PayloadAction<WorkshopPrices>): WorkshopsState => {
      const { departmentId, mileage } = payload;
      if (state.query?.mileage !== mileage || !state.ids.includes(departmentId)) return state;
      return { ...state, prices: [...state.prices.filter((one) => one.departmentId !== departmentId), payload] };
    },
    /** Shows the far workshops that are loaded already. */
    farRequested: (state) => {
      state.showsFar = true;
    },
    sortChosen: (state, { payload }: PayloadAction<{ sort: WorkshopSort }>) => {
      state.sort = payload.sort;
    },
  },
});

export const workshopsActions = workshopsSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof workshopsSlice> {}
}
