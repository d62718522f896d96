import { createAction, createSlice, prepareAutoBatched } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Currency, OdometerUnit } from '@/domain/cars/car';
import type { MapTiles } from '@/domain/sites/mapTiles';
import type { PublicPaths } from '@/domain/sites/routes';
import type { Language, Locale, SiteName } from '@/sites/site.types';
import type { EntityPatch } from './entities';

/** Where and for whom a page was made; the server says it, once per page. */
export interface ContextState {
  site: SiteName;
  locale: Locale;
  language: Language;
  currency: Currency;
  odometer: OdometerUnit;
  /** The server's ISO instant: the first render of anything that depends on time uses this one on both sides. */
  now: string;
  /** The public path with its query. */
  path: string;
  paths: PublicPaths;
  /** The search index of the site's cars; `null` where the site sells none. */
  carIndex: string | null;
  /** Absent: maps stand on outlines of our own. */
  mapTiles?: MapTiles;
}

/** The part of the state that this file's selectors read. */
export interface ContextRoot {
  context: ContextState | null;
}

/** What a page brings along: entities to merge, its context, and the page-owned slices by their names. */
export interface PageState {
  entities?: EntityPatch;
  context: ContextState;
  [slice: string]: unknown;
}

/**
 * A page with its state came from the server: the first one, or one of a navigation.
 * Batched: the page that is being committed has rendered the merged state already (`PageView`), so subscribers can be
 * notified on the next frame.
 */
export const pageArrived = createAction(
  'store/pageArrived',
  prepareAutoBatched<{ stateId: string; state: PageState }>(),
);

/** A page is on screen; `path` is public, with its query. `first` is the one that the visit began with. */
export const pageShown = createAction<{ path: string; first: boolean }>('store/pageShown');

const initialState = (): ContextState | null => null;

export const contextSlice = createSlice({
  name: 'context',
  initialState,
  reducers: {
    given: (_, { payload }: PayloadAction<ContextState>) => payload,
  },
});

/** The server knows where it is. */
export const contextGiven = contextSlice.actions.given;

/** Throws when it is asked before the server's answer: a page without context is a mistake in its data function. */
export const selectContext = (state: ContextRoot): ContextState => {
  if (!state.context) throw new Error('The context was read before it was given.');
  return state.context;
};
export const selectLanguage = (state: ContextRoot): Language => selectContext(state).language;
export const selectCurrency = (state: ContextRoot): Currency => selectContext(state).currency;
export const selectOdometer = (state: ContextRoot): OdometerUnit => selectContext(state).odometer;
export const selectNow = (state: ContextRoot): string => selectContext(state).now;
export const selectPaths = (state: ContextRoot): PublicPaths => selectContext(state).paths;
export const selectCarIndex = (state: ContextRoot): string | null => selectContext(state).carIndex;
/** null: maps stand on outlines of our own. */
export const selectMapTiles = (state: ContextRoot): MapTiles | null => selectContext(state).mapTiles ?? null;
