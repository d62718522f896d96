import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { pageTold, type TellingPage } from './telemetry.events';

export const initialTelemetry: TellingPage = { tagManager: null, name: null, variantId: null };

/** What the page on screen says about itself. */
export const telemetrySlice = createSlice({
  name: 'telemetry',
  initialState: initialTelemetry,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(pageTold, (_, { payload: { tagManager, name, variantId } }) => ({ tagManager, name, variantId }));
  },
});

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof telemetrySlice> {}
}
