import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Criterion, Weight, Weights } from '@/domain/cars/compareCars';
import type { ChosenPlan } from '@/domain/finance/chosenPlan';
import { planChanged } from '../finance/finance.slice';

/** The most columns of a readable comparison. */
export const MOST_COMPARED = 6;

/** The visitor opened details of a card: further pictures, equipment. */
export const cardExamined = createAction<{ carId: string }>('compare/cardExamined');

/** The cars that a visitor compares; their records are in the entities. */
export interface CompareState {
  carIds: string[];
  /** The car that was refused because the comparison is full; null after the next action. */
  refused: string | null;
  isTableOpen: boolean;
  isListOpen: boolean;
  onlyDifferences: boolean;
  weights: Weights;
  /** The terms of the monthly cost: those that the visitor chose last for a car; null for none yet. */
  plan: ChosenPlan | null;
  /** How the link was shared last; null: not yet. */
  shared: { how: 'copied' } | { how: 'byHand'; address: string } | null;
}

const initialCompare: CompareState = {
  carIds: [],
  refused: null,
  isTableOpen: false,
  isListOpen: false,
  onlyDifferences: false,
  weights: {},
  plan: null,
  shared: null,
};

/** An empty comparison closes the table and the list of chosen cars (specification 2 section 4). */
function closeIfEmpty(state: CompareState): void {
  if (state.carIds.length > 0) return;
  state.isTableOpen = false;
  state.isListOpen = false;
}

const unique = (carIds: readonly string[]): string[] => [...new Set(carIds)].slice(0, MOST_COMPARED);

export const compareSlice = createSlice({
  name: 'compare',
  initialState: initialCompare,
  reducers: {
    carToggled: (state, { payload: { carId } }: PayloadAction<{ carId: string }>) => {
      state.refused = null;
      state.shared = null;
      if (state.carIds.includes(carId)) state.carIds = state.carIds.filter((id) => id !== carId);
      else if (state.carIds.length < MOST_COMPARED) state.carIds.push(carId);
      else state.refused = carId;
      closeIfEmpty(state);
    },
    /** From the session storage, after a reload. */
    comparisonRestored: (state, { payload }: PayloadAction<{ carIds: string[]; plan: ChosenPlan | null }>) => {
      // What was chosen since the page was loaded comes first.
      state.carIds = unique([...state.carIds, ...payload.carIds]);
      state.plan ??= payload.plan;
    },
    /** By the link of another visitor: the same cars, at once on screen. */
    comparisonOpened: (
      state,
      { payload }: PayloadAction<{ carIds: string[]; plan: ChosenPlan | null; weights: Weights }>,
    ) => {
      state.carIds = unique(payload.carIds);
      state.plan = payload.plan;
      state.weights = payload.weights;
      state.refused = null;
      state.isTableOpen = state.carIds.length > 0;
      state.isListOpen = false;
    },
    /** Some of the cars are not in stock any more. */
    carsGone: (state, { payload }: PayloadAction<{ carIds: string[] }>) => {
      state.carIds = state.carIds.filter((id) => !payload.carIds.includes(id));
      closeIfEmpty(state);
    },
    comparisonCleared: ({ plan }) => ({ ...initialCompare, plan }),
    tableOpened: (state) => {
      state.isTableOpen = state.carIds.length > 0;
    },
    tableClosed: (state) => {
      state.isTableOpen = false;
      state.shared = null;
    },
    listToggled: (state) => {
      state.isListOpen = !state.isListOpen && state.carIds.length > 0;
    },
    differencesToggled: (state) => {
      state.onlyDifferences = !state.onlyDifferences;
    },
    weightSet: (state, { payload }: PayloadAction<{ criterion: Criterion; weight: Weight }>) => {
      state.weights = { ...state.weights, [payload.criterion]: payload.weight };
    },
    linkRequested: (state) => {
      state.shared = null;
    },
    linkCopied: (state) => {
      state.shared = { how: 'copied' };
    },
    /** Neither sharing nor copying worked. */
    sharingFailed: (state, { payload }: PayloadAction<{ address: string }>) => {
      state.shared = { how: 'byHand', address: payload.address };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(planChanged, (state, { payload }) => {
      state.plan = payload.plan;
    });
  },
});

export const { carToggled, comparisonRestored, comparisonCleared, comparisonOpened, carsGone } = compareSlice.actions;
export const { tableOpened, tableClosed, listToggled, differencesToggled, weightSet } = compareSlice.actions;
export const compareLink = {
  requested: compareSlice.actions.linkRequested,
  copied: compareSlice.actions.linkCopied,
  failed: compareSlice.actions.sharingFailed,
};

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof compareSlice> {}
}
