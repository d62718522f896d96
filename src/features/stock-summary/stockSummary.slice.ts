import { createSlice } from '@reduxjs/toolkit';
import { stockSummaryLoaded, type StockSummary } from './stockSummary.events';

const initialState: StockSummary = { total: 0, latest: [], bodies: [], brands: [] };

export const stockSummarySlice = createSlice({
  name: 'stockSummary',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(stockSummaryLoaded, (_state, { payload }) => payload);
  },
});
