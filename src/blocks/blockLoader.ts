import type { Facility } from '@/domain/dealers/facility';
import type { LocalMoment } from '@/domain/dealers/openingHours';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import type { Feature } from '@/effects/feature';
import type { Saga } from '@/effects/sagaEffects';
import type { AppError, Result } from '@/errors/result';

/** The page that a block is loaded for. */
export interface LoaderPage {
  /** The address's query. */
  query: string;
  /** null: the site has no facilities. */
  facilityIndex: string | null;
  /** The facility of the page's path; null on any other page. */
  facilitySlug: string | null;
  /** Workshops are booked on this site in this language. */
  booksWorkshops: boolean;
  stockLanguage: QueryLanguage;
  /** The stock's name of a town that the page shows: 'Turku' for 'Åbo'. */
  townInStock: (shown: string) => string;
  /** The calendar day of an instant at the site, as a number. */
  dayOf: (instant: string) => number;
}

/** The data loaded by the blocks of a page. */
export interface Loaded {
  /** The first temporary error. */
  error: AppError | null;
  /** Cars in stock, where a block shows the stock. */
  total?: number;
  /** null: no facility has the page's slug. Absent: the page is not a facility's. */
  facility?: Result<Facility | null>;
}

/** The data that a block loads on the server for its first render. Blocks with the same `load` share one run of it. */
export interface BlockLoader<Fields, Request> {
  /** The feature that owns the loaded state. */
  feature: Feature;
  /** The request of this block; null if it needs none on this page. */
  request(fields: Fields, page: LoaderPage): Request | null;
  load(requests: readonly Request[], page: LoaderPage, now: LocalMoment): Saga<Loaded>;
}

export const defineLoader = <Fields, Request>(loader: BlockLoader<Fields, Request>): BlockLoader<Fields, Request> =>
  loader;
