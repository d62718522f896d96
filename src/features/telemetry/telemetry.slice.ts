import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** Data about the page from its content. */
export interface PageDescription {
  /** Id of its tag manager's container. */
  tagManager: string | null;
  /** Its name in the content; null where only its address names it. */
  name: string | null;
  /** Which of its variants is shown; null where there is only one. */
  variantId: string | null;
}

export interface PageView {
  name: string;
  /** Public, without query. */
  path: string;
  variantId: string | null;
}

const initialTelemetry = (): PageDescription | null => null;

/** null until a page is described. */
export const telemetrySlice = createSlice({
  name: 'telemetry',
  initialState: initialTelemetry,
  reducers: {
    /** Dispatched with every page, before it is shown. */
    pageDescribed: (_, { payload: { tagManager, name, variantId } }: PayloadAction<PageDescription>) => ({
      tagManager,
      name,
      variantId,
    }),
    /** A page came on screen, by a navigation or in place. */
    pageViewed: (_state, _action: PayloadAction<PageView>) => undefined,
  },
});

export const { pageDescribed, pageViewed } = telemetrySlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof telemetrySlice> {}
}
