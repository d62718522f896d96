import { createSlice } from '@reduxjs/toolkit';
import { teasersLoaded, type Shelves } from './carTeasers.events';

const initialState: Shelves = {};

export const carTeasersSlice = createSlice({
  name: 'carTeasers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(teasersLoaded, (state, { payload }) => ({ ...state, ...payload }));
  },
});
