import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BaseFilter, FacetValue } from '@/domain/search/search';

/** A body type with the address of its picture. */
export interface PicturedBody {
  text: string;
  count: number;
  image: string;
}

/** A search with cars: its name in the page's language, or the highest price in whole units of the site's currency. */
export type QuickSearch = { href: string; text: string } | { href: string; maxPrice: number };

/** A monthly cost, without a loan, and how many cars have at most this one. */
export interface MonthlyStep {
  max: number;
  count: number;
}

/** A row of cars to choose in place of the latest. */
export interface OtherRow {
  name: 'campaign' | 'electric';
  /** In the page's language; absent where the name is a text of its own. */
  text?: string;
  /** The list of its cars. */
  href: string;
  filters: BaseFilter[];
}

/** What a site's start page shows of its stock. */
export interface StockSummary {
  total: number;
  /** How many facilities the site has; absent where nobody asked, or it is not known. */
  facilities?: number;
  /** Ids of the latest cars. */
  latest: string[];
  /** Only those that have enough cars; absent where there is none. */
  rows?: OtherRow[];
  /** Only body types that have a picture. */
  bodies: PicturedBody[];
  brands: FacetValue[];
  quick: QuickSearch[];
  /** Ascending. */
  months: MonthlyStep[];
}

export const initialStockSummary: StockSummary = {
  total: 0,
  latest: [],
  bodies: [],
  brands: [],
  quick: [],
  months: [],
};

export const stockSummarySlice = createSlice({
  name: 'stockSummary',
  initialState: initialStockSummary,
  reducers: {
    stockSummaryLoaded: (_state, { payload }: PayloadAction<StockSummary>) => payload,
  },
});

export const { stockSummaryLoaded } = stockSummarySlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof stockSummarySlice> {}
}
