import { createAction, createSlice, prepareAutoBatched } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { BidStep, FeeStep } from '@/domain/cars/bids';
import type { Currency, OdometerUnit } from '@/domain/cars/car';
import type { UsedCarPromises } from '@/domain/cars/usedCarPromises';
import type { MapTiles } from '@/domain/sites/mapTiles';
import type { PublicPaths } from '@/domain/sites/routes';
import type { Language, Locale, SiteName } from '@/sites/site.types';
import type { EntityPatch } from './entities';

/** How bids are given on the site of an auction. */
export interface AuctionContext {
  /** Public paths of the pages with the rules, on how bidding works and with the fees. */
  rules: string;
  guide: string;
  feesPage: string;
  steps: readonly BidStep[];
  fees: readonly FeeStep[];
}

/** Site, language and time of a page, sent by the server once for each page. */
export interface ContextState {
  site: SiteName;
  locale: Locale;
  language: Language;
  currency: Currency;
  odometer: OdometerUnit;
  /** IANA zone of the site's facilities. */
  timeZone: string;
  /** Percent; null where it depends on the buyer's country. */
  vatPercent: number | null;
  /**
   * Time of rendering on the server, as ISO text: whatever depends on time uses it, so that both first renders are
   * equal.
   */
  now: string;
  /** The public path with its query. */
  path: string;
  paths: PublicPaths;
  /** The search index of the site's cars; `null` where the site sells none. */
  carIndex: string | null;
  /** The search index of the site's facilities; absent where the site has none. */
  facilityIndex?: string;
  /** The site's facilities are built for trucks. */
  facilitiesForTrucks?: true;
  /** Absent where the cars are no lots. */
  auction?: AuctionContext;
  /** With the public path of the page that says so. */
  usedCarPromises?: UsedCarPromises & { page: string };
  /** Absent: maps show our own outlines. */
  mapTiles?: MapTiles;
  /** The site's cars are looked up by their registration numbers. */
  hasCarRegistry?: true;
  /** Forms without fields of their own come from a provider. */
  hasFormProvider?: true;
}

/** The part of the state that this file's selectors read. */
export interface ContextRoot {
  context: ContextState | null;
}

/** The state that a page brings: entities to merge, its context, and the page-owned slices by name. */
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

/** A page is on screen; `path` is public, with its query. `first` on the first page of the visit. */
export const pageShown = createAction<{ path: string; first: boolean }>('store/pageShown');

const initialState = (): ContextState | null => null;

export const contextSlice = createSlice({
  name: 'context',
  initialState,
  reducers: {
    given: (_, { payload }: PayloadAction<ContextState>) => payload,
  },
});

/** Set on the server, before the loaders run. */
export const contextGiven = contextSlice.actions.given;

/** Throws on a page without context, which is a bug in its data function. */
export const selectContext = (state: ContextRoot): ContextState => {
  if (!state.context) throw new Error('The context was read before it was given.');
  return state.context;
};
export const selectLanguage = (state: ContextRoot): Language => selectContext(state).language;
export const selectCurrency = (state: ContextRoot): Currency => selectContext(state).currency;
export const selectOdometer = (state: ContextRoot): OdometerUnit => selectContext(state).odometer;
export const selectVatPercent = (state: ContextRoot): number | null => selectContext(state).vatPercent;
export const selectTimeZone = (state: ContextRoot): string => selectContext(state).timeZone;
export const selectNow = (state: ContextRoot): string => selectContext(state).now;
export const selectPaths = (state: ContextRoot): PublicPaths => selectContext(state).paths;
export const selectCarIndex = (state: ContextRoot): string | null => selectContext(state).carIndex;
export const selectFacilityIndex = (state: ContextRoot): string | null => selectContext(state).facilityIndex ?? null;
export const selectHasCarRegistry = (state: ContextRoot): boolean => selectContext(state).hasCarRegistry === true;
/** null where the cars are no lots. */
export const selectAuction = (state: ContextRoot): AuctionContext | null => selectContext(state).auction ?? null;
/** null where the site promises nothing. */
export const selectUsedCarPromises = (state: ContextRoot): ContextState['usedCarPromises'] | null =>
  selectContext(state).usedCarPromises ?? null;
export const selectHasFormProvider = (state: ContextRoot): boolean => selectContext(state).hasFormProvider === true;
/** null: maps show our own outlines. */
export const selectMapTiles = (state: ContextRoot): MapTiles | null => selectContext(state).mapTiles ?? null;
