import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { publicFields } from '@/effects/publicFields';
import { defineFeature, type Feature } from '@/effects/feature';
import { delay, put, type Saga } from '@/effects/sagaEffects';
import { watch } from '@/effects/watch';
import type { ContextState, PageState } from '@/store/context';

export const aContext = (over: Partial<ContextState> = {}): ContextState => ({
  site: 'car-store-se',
  locale: 'sv-SE',
  language: 'sv',
  currency: 'SEK',
  odometer: 'mil',
  timeZone: 'Europe/Stockholm',
  vatPercent: 25,
  paths: {
    home: '/',
    carList: '/kop-bil/alla-bilar-i-lager',
    carBase: '/kop-bil',
    facilities: '/anlaggningar',
    makes: '/kop-bil/bilmarken',
    kinds: '/kop-bil/biltyp',
  },
  carIndex: 'se-cars',
  facilityIndex: 'se-facilities',
  now: '2026-11-20T09:00:00.000Z',
  path: '/',
  ...over,
});

export const aPage = (
  stateId: string,
  slices: Record<string, unknown> = {},
  over: Partial<ContextState> = {},
): { stateId: string; state: PageState } => ({ stateId, state: { context: aContext(over), ...slices } });

/** Page-owned: counts, and once more after a second. */
export const ticked = createAction('counter/ticked');
export const tickRequested = createAction('counter/tickRequested');
export const counterSlice = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(ticked, (state) => {
      state.count += 1;
    });
  },
});
export const counterFeature: Feature = defineFeature({
  name: 'counter',
  owner: 'page',
  slices: [counterSlice],
  watch: [
    watch({
      on: tickRequested,
      how: 'every',
      *run(): Saga {
        yield* delay(1_000);
        yield* put(ticked());
      },
    }),
  ],
  public: [publicFields(counterSlice, { state: ['count'] })],
});

/** Visitor-owned: personal data in fields of every kind. */
export interface DiaryState {
  keyphrase: string;
  contact: { name: string; phones: string[]; newsletter: boolean } | null;
  location: { lat: number; lng: number } | null;
  totals: Record<string, number>;
  visited: string[];
  /** Keyphrases that differed from the one before. */
  changes: number;
}

const emptyDiary: DiaryState = { keyphrase: '', contact: null, location: null, totals: {}, visited: [], changes: 0 };

const diarySlice = createSlice({
  name: 'diary',
  initialState: emptyDiary,
  reducers: {
    keyphraseGiven: (state, { payload }: PayloadAction<string>) => {
      if (payload !== state.keyphrase) state.changes += 1;
      state.keyphrase = payload;
    },
    contactGiven: (state, { payload }: PayloadAction<{ contact: DiaryState['contact'] }>) => {
      state.contact = payload.contact;
    },
    locationFound: (
      state,
      { payload }: PayloadAction<{ position: { lat: number; lng: number }; accuracy: number }>,
    ) => {
      state.location = payload.position;
    },
    resultsLoaded: (state, { payload }: PayloadAction<{ keyphrase: string; total: number }>) => {
      state.totals[payload.keyphrase] = payload.total;
    },
    addressVisited: (state, { payload }: PayloadAction<{ address: string }>) => {
      state.visited.push(payload.address);
    },
    cleared: () => emptyDiary,
  },
});
export const diary = diarySlice.actions;

export const diaryFeature: Feature = defineFeature({
  name: 'diary',
  owner: 'visitor',
  slices: [diarySlice],
  watch: [],
  public: [
    publicFields(diarySlice, {
      state: ['changes', 'totals.#', 'totals.*', 'visited.*?'],
      actions: { resultsLoaded: ['total'], addressVisited: ['address?'] },
    }),
  ],
});

/** Declares no public fields. */
export const secretSlice = createSlice({
  name: 'secret',
  initialState: { text: '' },
  reducers: {
    textGiven: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.text = payload.text;
    },
  },
});
export const secretFeature: Feature = defineFeature({
  name: 'secret',
  owner: 'visitor',
  slices: [secretSlice],
  watch: [],
  public: [],
});
