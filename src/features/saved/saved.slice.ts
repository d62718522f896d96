import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { SearchAlertState } from '@/domain/alerts/searchAlert';
import { nothingSaved, type SavedCar, type SavedItems } from '@/domain/saved/savedItems';
import type { AppError } from '@/errors/result';
import { pageShown } from '@/store/context';

/** The heart of a car was pressed. */
export const carSaveToggled = createAction<{ carId: string }>('saved/carSaveToggled');
/** All cars of another visitor's link are saved as well. */
export const sharedCarsSaved = createAction('saved/sharedCarsSaved');
/** The list on screen is saved under this name. */
export const searchSaved = createAction<{ name: string }>('saved/searchSaved');
/** A saved search is removed, once its alert by mail has ended. */
export const searchRemoved = createAction<{ address: string }>('saved/searchRemoved');
/** A link to the saved cars, or to a saved search. */
export const linkRequested = createAction<{ address?: string }>('saved/linkRequested');
/** The page of saved cars is on screen, or its visitor tries again. */
export const savedPageOpened = createAction('saved/savedPageOpened');
export const savedPageLeft = createAction('saved/savedPageLeft');
/** Mail about the saved search of this address. */
export const alertRequested = createAction<{ address: string; mail: string }>('saved/alertRequested');
export const alertEndRequested = createAction<{ address: string }>('saved/alertEndRequested');

/** An alert's state as this device knows it, with a request of its own under way or failed. */
export interface ShownAlert {
  state: SearchAlertState | null;
  request: 'none' | 'sending' | 'failed';
  error: AppError | null;
}

/** What a press has changed, for screen readers. */
export interface SavedNews {
  what: 'saved' | 'removed';
  /** Of the car or search; null: several cars. */
  name: string | null;
}

export interface SavedState extends SavedItems {
  /** Whether the browser's storage has been read. */
  isRead: boolean;
  /** Stored for longer than this visit. */
  isLasting: boolean;
  /** Whether the browser took the last change. If not (full, forbidden), what is saved is in this state alone. */
  isStored: boolean;
  news: SavedNews | null;
  /** Taken away while the page is on screen: each stays in its line, where one press brings it back. */
  removed: readonly SavedCar[];
  /** The cars of another visitor's link. */
  opened: readonly string[];
  /** Cars of the page that are in stock; null before the first response. */
  inStock: readonly string[] | null;
  error: AppError | null;
  /** By address; null: not looked up yet. */
  alerts: Readonly<Record<string, ShownAlert>> | null;
  isPageOpen: boolean;
  /** How the last link was shared; null: not yet. */
  shared: { how: 'copied' } | { how: 'byHand'; address: string } | null;
}

export const initialSaved: SavedState = {
  ...nothingSaved,
  isRead: false,
  isLasting: false,
  isStored: true,
  news: null,
  removed: [],
  opened: [],
  inStock: null,
  error: null,
  alerts: null,
  isPageOpen: false,
  shared: null,
};

const noAlert: ShownAlert = { state: null, request: 'none', error: null };

const withShownAlert = (state: SavedState, address: string, change: Partial<ShownAlert>): SavedState => ({
  ...state,
  alerts: { ...state.alerts, [address]: { ...(state.alerts?.[address] ?? noAlert), error: null, ...change } },
});

export const savedSlice = createSlice({
  name: 'saved',
  initialState: initialSaved,
  reducers: {
    /** From the browser's storage, after the page and after every change. */
    savedRead: (
      state,
      {
        payload: { news, ...payload },
      }: PayloadAction<Pick<SavedState, keyof SavedItems | 'isLasting' | 'isStored' | 'news'>>,
    ): SavedState => {
      const isSaved = ({ carId }: SavedCar) => payload.cars.some((car) => car.carId === carId);
      return {
        ...state,
        ...payload,
        isRead: true,
        news: news ?? state.news,
        removed: [...state.removed, ...state.cars].filter((car) => !isSaved(car)),
      };
    },
    linkOpened: (state, { payload }: PayloadAction<{ carIds: readonly string[] }>) => ({
      ...state,
      opened: payload.carIds,
    }),
    stockChecked: (state, { payload }: PayloadAction<{ inStock: readonly string[] }>) => ({
      ...state,
      inStock: payload.inStock,
      error: null,
    }),
    stockCheckFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => ({ ...state, error: payload.error }),
    alertAccepted: (state, { payload: { address } }: PayloadAction<{ address: string }>) =>
      withShownAlert(state, address, { state: 'waiting', request: 'none' }),
    alertEnded: (state, { payload: { address } }: PayloadAction<{ address: string }>) =>
      withShownAlert(state, address, { state: 'ended', request: 'none' }),
    alertFailed: (state, { payload: { address, error } }: PayloadAction<{ address: string; error: AppError }>) =>
      withShownAlert(state, address, { request: 'failed', error }),
    alertsChecked: (state, { payload }: PayloadAction<{ states: Readonly<Record<string, SearchAlertState>> }>) => ({
      ...state,
      alerts: Object.fromEntries(
        Object.entries(payload.states).map(([address, alert]) => [address, { ...noAlert, state: alert }]),
      ),
    }),
    linkCopied: (state): SavedState => ({ ...state, shared: { how: 'copied' } }),
    /** Neither sharing nor copying worked. */
    sharingFailed: (state, { payload }: PayloadAction<{ address: string }>): SavedState => ({
      ...state,
      shared: { how: 'byHand', address: payload.address },
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(pageShown, (state) => ({ ...state, removed: [], shared: null, news: null }));
    // Before `pageShown` where the page is the first of the visit.
    builder.addCase(savedPageOpened, (state) => ({
      ...state,
      isPageOpen: true,
      opened: [],
      inStock: null,
      error: null,
      alerts: null,
    }));
    builder.addCase(savedPageLeft, (state) => ({ ...state, isPageOpen: false }));
    for (const requested of [alertRequested, alertEndRequested])
      builder.addCase(requested, (state, { payload: { address } }) =>
        withShownAlert(state, address, { request: 'sending' }),
      );
    builder.addCase(searchRemoved, (state, { payload: { address } }) =>
      state.searches.some((search) => search.address === address && search.alert !== undefined)
        ? withShownAlert(state, address, { request: 'sending' })
        : state,
    );
    builder.addCase(linkRequested, (state) => ({ ...state, shared: null }));
  },
});

export const {
  savedRead,
  linkOpened,
  stockChecked,
  stockCheckFailed,
  alertAccepted,
  alertEnded,
  alertFailed,
  alertsChecked,
  linkCopied,
  sharingFailed,
} = savedSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof savedSlice> {}
}
