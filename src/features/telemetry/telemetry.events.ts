import { createAction } from '@reduxjs/toolkit';

/** What a page's content says about the page. */
export interface TellingPage {
  /** Id of its tag manager's container. */
  tagManager: string | null;
  /** Its name in the content; null where only its address names it. */
  name: string | null;
  /** Which of its variants is shown; null where there is but one. */
  variantId: string | null;
}

/** Told with every page, before it is seen. */
export const pageTold = createAction<TellingPage>('telemetry/pageTold');

/** A page came on screen, by a navigation or in place. `path` is public and has no query. */
export const pageViewed = createAction<{ name: string; path: string; variantId: string | null }>(
  'telemetry/pageViewed',
);
