import { createSlice } from '@reduxjs/toolkit';
import { glanceArrived, type StockGlance } from './home.events';

const initialState: StockGlance = { total: 0, latest: [], bodies: [], brands: [] };

export const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(glanceArrived, (_state, { payload }) => payload);
  },
});
