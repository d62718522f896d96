import { createSlice } from '@reduxjs/toolkit';
import { shelvesArrived, type Shelves } from './shelves.events';

const initialState: Shelves = {};

export const shelvesSlice = createSlice({
  name: 'shelves',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(shelvesArrived, (state, { payload }) => ({ ...state, ...payload }));
  },
});
