import { scrubText } from './personalText';

/**
 * A page view for the personalisation service (specification 1 section 7.2): `POST /api/analytics/page-view`. Channel
 * and currency are its constants (decision 22c).
 */
export interface PageViewEvent {
  channel: 'WEB';
  currency: 'USD';
  /** The page's name in the content: 'om-nordvik'. */
  page: string;
  variantId: string;
  /** BCP 47: 'sv-SE'. */
  language: string;
}

export const PAGE_VIEW_PATH = '/api/analytics/page-view';
/** Of a page without personalised variants. */
export const STANDARD_VARIANT = '_default';
/** Characters. */
export const PAGE_NAME_LENGTH = 100;

/** A page's name as it is reported; an address may contain any text. */
export const pageName = (name: string): string => scrubText(name).slice(0, PAGE_NAME_LENGTH);

export const pageViewEvent = (view: { name: string; variantId: string | null; language: string }): PageViewEvent => ({
  channel: 'WEB',
  currency: 'USD',
  page: pageName(view.name),
  variantId: view.variantId ?? STANDARD_VARIANT,
  language: view.language,
});
