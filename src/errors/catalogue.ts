/**
 * Every way in which the product fails, as data. One row gives the door its status, `attempt` its retry policy, the
 * view its way out and its text, telemetry its name. A new failure is a new row: docs/kits/errors.md.
 */
export type RetryPolicy =
  | 'never'
  /** Asked again by itself: `tries` calls in all, the wait doubling from `waitMs`. */
  | { tries: number; waitMs: number };

/** What a person can do about it; the view draws one control for each. */
export type WayOut = 'retry' | 'reload' | 'home' | 'list' | 'clearFilters' | 'signIn' | 'wait' | 'contact' | 'none';

/** Where the failure comes from: a port of `src/ports`, a door of the back end, or the page itself. */
export type FaultSource = 'search' | 'content' | 'workshop' | 'places' | 'telemetry' | 'storage' | 'network' | 'door' | 'page' | 'any';

export interface FaultRow {
  /** Section of the specification and the row's words there, or 'ours'. */
  spec: string;
  port: FaultSource;
  /** What a door (or a page) answers with. */
  status: number;
  retry: RetryPolicy;
  waysOut: readonly WayOut[];
  /** Key of the text in every language; null where a person is told nothing. */
  text: `error.${string}` | null;
  /** Name in logs and data-layer messages. */
  telemetry: string;
}

export const catalogue = {
  SEARCH_FAILED: {
    spec: '2 §8 Search failure', port: 'search', status: 502, retry: { tries: 3, waitMs: 300 },
    waysOut: ['retry'], text: 'error.searchFailed', telemetry: 'search_failed',
  },
  LIST_FAILED: {
    spec: '2 §8 List error', port: 'search', status: 502, retry: 'never',
    waysOut: ['retry', 'clearFilters'], text: 'error.carListError', telemetry: 'list_failed',
  },
  CAR_NOT_FOUND: {
    spec: '2 §8 Car not found', port: 'search', status: 404, retry: 'never',
    waysOut: ['list'], text: 'error.carNotFound', telemetry: 'car_not_found',
  },
  DETAIL_FAILED: {
    spec: '2 §8 Detail fetch failure', port: 'search', status: 503, retry: { tries: 2, waitMs: 300 },
    waysOut: ['retry', 'list'], text: 'error.detailFailed', telemetry: 'detail_failed',
  },
  UNKNOWN_SITE: {
    spec: '2 §8 Unknown site name', port: 'page', status: 404, retry: 'never',
    waysOut: ['none'], text: 'error.unknownSite', telemetry: 'unknown_site',
  },
  PAGE_NOT_FOUND: {
    spec: '1 §8 404 hero', port: 'page', status: 404, retry: 'never',
    waysOut: ['home'], text: 'error.pageNotFound', telemetry: 'page_not_found',
  },
  MISSING_IMAGE: {
    spec: '2 §8 Missing image', port: 'page', status: 404, retry: 'never',
    waysOut: ['none'], text: 'error.missingImageText', telemetry: 'missing_image',
  },
  SECTION_FAILED: {
    spec: '1 §8 A section fails to render', port: 'page', status: 500, retry: 'never',
    waysOut: ['reload'], text: 'error.sectionFailed', telemetry: 'section_failed',
  },
  CONTENT_FAILED: {
    spec: 'ours', port: 'content', status: 503, retry: 'never',
    waysOut: ['reload'], text: 'error.unavailable', telemetry: 'content_failed',
  },
  NAVIGATION_FAILED: {
    spec: '1 §8 Navigation data failure', port: 'content', status: 503, retry: 'never',
    waysOut: ['none'], text: null, telemetry: 'navigation_failed',
  },
  STORIES_FAILED: {
    spec: 'ours', port: 'content', status: 503, retry: { tries: 2, waitMs: 500 },
    waysOut: ['retry'], text: 'error.storiesFailed', telemetry: 'stories_failed',
  },
  STORIES_TEASER_FAILED: {
    spec: '1 §8 Stories teaser failure', port: 'content', status: 503, retry: 'never',
    waysOut: ['none'], text: null, telemetry: 'stories_teaser_failed',
  },
  STORY_PUBLISH_INFO_FAILED: {
    spec: '1 §8 Story publish info failure', port: 'content', status: 503, retry: 'never',
    waysOut: ['none'], text: null, telemetry: 'story_publish_info_failed',
  },
  STORY_PAGINATION_FAILED: {
    spec: '1 §8 Story pagination failure', port: 'content', status: 503, retry: 'never',
    waysOut: ['reload'], text: null, telemetry: 'story_pagination_failed',
  },
  CHANGED_MEANWHILE: {
    // Whoever it happens to says it in words of its own: visitors' pages do without.
    spec: 'ours', port: 'content', status: 409, retry: 'never',
    waysOut: ['none'], text: null, telemetry: 'changed_meanwhile',
  },
  PAGE_VIEW_FAILED: {
    spec: '1 §8 Page-view tracking failure', port: 'telemetry', status: 502, retry: 'never',
    waysOut: ['none'], text: null, telemetry: 'page_view_failed',
  },
  REG_INVALID: {
    spec: '3 §8 InvalidReg', port: 'workshop', status: 400, retry: 'never',
    waysOut: ['none'], text: 'error.regInvalid', telemetry: 'reg_invalid',
  },
  VEHICLE_NOT_FOUND: {
    spec: '3 §8 VehicleNotFound', port: 'workshop', status: 404, retry: 'never',
    waysOut: ['none'], text: 'error.vehicleNotFound', telemetry: 'vehicle_not_found',
  },
  BRAND_NOT_SUPPORTED: {
    // Needs the fact `brand`.
    spec: '3 §8 BrandNotSupported', port: 'workshop', status: 422, retry: 'never',
    waysOut: ['contact'], text: 'error.brandNotSupported', telemetry: 'brand_not_supported',
  },
  BRAND_BOOKS_ELSEWHERE: {
    // A car of a brand with booking pages of its own. Needs the fact `brand`.
    spec: '3 §5 Unsupported car', port: 'workshop', status: 422, retry: 'never',
    waysOut: ['none'], text: 'error.brandBooksElsewhere', telemetry: 'brand_books_elsewhere',
  },
  LOOKUP_FAILED: {
    spec: '3 §8 ServerError or any other', port: 'workshop', status: 502, retry: 'never',
    waysOut: ['retry'], text: 'error.lookupFailed', telemetry: 'lookup_failed',
  },
  SERVICES_FAILED: {
    spec: '3 §8 Services fetch failure or empty', port: 'workshop', status: 502, retry: { tries: 2, waitMs: 500 },
    waysOut: ['retry', 'contact'], text: 'error.servicesFailed', telemetry: 'services_failed',
  },
  ADDONS_FAILED: {
    // Nobody is stopped by it: the flow goes on to the workshops.
    spec: '3 §8 Add-on fetch failure', port: 'workshop', status: 502, retry: 'never',
    waysOut: ['none'], text: null, telemetry: 'addons_failed',
  },
  PRICES_FAILED: {
    spec: '3 §8 Price missing', port: 'workshop', status: 502, retry: { tries: 2, waitMs: 500 },
    waysOut: ['retry'], text: 'error.priceMissing', telemetry: 'prices_failed',
  },
  MAP_FAILED: {
    spec: '3 §8 Maps library load failure', port: 'page', status: 503, retry: 'never',
    waysOut: ['none'], text: 'error.mapFailed', telemetry: 'map_failed',
  },
  WORKSHOPS_FAILED: {
    spec: '3 §8 Workshop stream error', port: 'workshop', status: 502, retry: { tries: 2, waitMs: 500 },
    waysOut: ['retry', 'contact'], text: 'error.workshopsFailed', telemetry: 'workshops_failed',
  },
  BRAND_NOT_AUTHORISED: {
    spec: '3 §8 Brand not authorised', port: 'workshop', status: 404, retry: 'never',
    waysOut: ['none'], text: 'error.brandNotAuthorised', telemetry: 'brand_not_authorised',
  },
  TIMES_FAILED: {
    spec: 'ours', port: 'workshop', status: 502, retry: { tries: 2, waitMs: 500 },
    waysOut: ['retry'], text: 'error.timesFailed', telemetry: 'times_failed',
  },
  SLOT_TAKEN: {
    spec: '3 §8 TimeslotNotAvailable', port: 'workshop', status: 409, retry: 'never',
    waysOut: ['none'], text: 'error.slotTaken', telemetry: 'slot_taken',
  },
  HOLD_FAILED: {
    // Without a hold booking alone decides: no countdown, nothing lost.
    spec: 'ours', port: 'workshop', status: 502, retry: 'never',
    waysOut: ['none'], text: null, telemetry: 'hold_failed',
  },
  BOOKING_FAILED: {
    spec: '3 §8 Booking failed', port: 'workshop', status: 502, retry: { tries: 2, waitMs: 1_000 },
    waysOut: ['retry', 'contact'], text: 'error.bookingFailed', telemetry: 'booking_failed',
  },
  KEY_REUSED: {
    spec: 'ours', port: 'workshop', status: 422, retry: 'never',
    waysOut: ['reload'], text: 'error.badRequest', telemetry: 'key_reused',
  },
  BOOKING_NOT_FOUND: {
    spec: 'ours', port: 'workshop', status: 404, retry: 'never',
    waysOut: ['contact'], text: 'error.bookingNotFound', telemetry: 'booking_not_found',
  },
  BOOKING_LOCKED: {
    spec: 'ours', port: 'workshop', status: 403, retry: 'never',
    waysOut: ['contact'], text: 'error.bookingLocked', telemetry: 'booking_locked',
  },
  LOCATION_REFUSED: {
    spec: '3 §5 Place, geolocation refused', port: 'page', status: 403, retry: 'never',
    waysOut: ['none'], text: 'error.locationRefused', telemetry: 'location_refused',
  },
  PLACES_FAILED: {
    spec: 'ours', port: 'places', status: 502, retry: { tries: 2, waitMs: 300 },
    waysOut: ['retry'], text: 'error.placesFailed', telemetry: 'places_failed',
  },
  BAD_REQUEST: {
    spec: 'ours', port: 'door', status: 400, retry: 'never',
    waysOut: ['clearFilters'], text: 'error.badRequest', telemetry: 'bad_request',
  },
  UNAUTHORIZED: {
    spec: 'ours', port: 'door', status: 401, retry: 'never',
    waysOut: ['signIn'], text: 'error.unauthorized', telemetry: 'unauthorized',
  },
  FORBIDDEN: {
    spec: 'ours', port: 'door', status: 403, retry: 'never',
    waysOut: ['reload'], text: 'error.badRequest', telemetry: 'forbidden',
  },
  NOT_FOUND: {
    spec: 'ours', port: 'door', status: 404, retry: 'never',
    waysOut: ['home'], text: 'error.notFound', telemetry: 'not_found',
  },
  METHOD_NOT_ALLOWED: {
    spec: 'ours', port: 'door', status: 405, retry: 'never',
    waysOut: ['none'], text: 'error.badRequest', telemetry: 'method_not_allowed',
  },
  UNSUPPORTED_MEDIA: {
    spec: 'ours', port: 'door', status: 415, retry: 'never',
    waysOut: ['none'], text: 'error.badRequest', telemetry: 'unsupported_media',
  },
  TOO_LARGE: {
    spec: 'ours', port: 'door', status: 413, retry: 'never',
    waysOut: ['clearFilters'], text: 'error.tooLarge', telemetry: 'too_large',
  },
  TOO_MANY_REQUESTS: {
    spec: 'ours', port: 'door', status: 429, retry: 'never',
    waysOut: ['wait', 'retry'], text: 'error.tooManyRequests', telemetry: 'too_many_requests',
  },
  UNAVAILABLE: {
    spec: 'ours', port: 'door', status: 503, retry: { tries: 2, waitMs: 1_000 },
    waysOut: ['wait', 'retry'], text: 'error.unavailable', telemetry: 'unavailable',
  },
  NETWORK_LOST: {
    spec: 'ours', port: 'network', status: 503, retry: { tries: 3, waitMs: 500 },
    waysOut: ['retry'], text: 'error.networkLost', telemetry: 'network_lost',
  },
  TIMED_OUT: {
    spec: 'ours', port: 'any', status: 504, retry: 'never',
    waysOut: ['retry'], text: 'error.timedOut', telemetry: 'timed_out',
  },
  STORAGE_FULL: {
    spec: 'ours', port: 'storage', status: 507, retry: 'never',
    waysOut: ['none'], text: 'error.storageFull', telemetry: 'storage_full',
  },
  RECORDING_INVALID: {
    spec: 'ours', port: 'page', status: 422, retry: 'never',
    waysOut: ['none'], text: 'error.recordingInvalid', telemetry: 'recording_invalid',
  },
  UNEXPECTED: {
    spec: 'ours', port: 'any', status: 500, retry: 'never',
    waysOut: ['retry', 'contact'], text: 'error.unexpected', telemetry: 'unexpected',
  },
} as const satisfies Record<string, FaultRow>;

export type FaultCode = keyof typeof catalogue;

/** The keys that every language must supply. */
export type ErrorTextKey = NonNullable<(typeof catalogue)[FaultCode]['text']>;

/** For what comes from outside: a body's `code`, a recorded fact. */
export const isFaultCode = (code: unknown): code is FaultCode => typeof code === 'string' && Object.hasOwn(catalogue, code);

export const faultCodes: readonly FaultCode[] = Object.keys(catalogue).filter(isFaultCode);

/** The row with its columns' general types, for code that reads any row. */
export const rowOf = (code: FaultCode): FaultRow => catalogue[code];

/** HTTP status that a door or a page answers with. */
export const statusOf = (code: FaultCode): number => catalogue[code].status;

export const retryOf = (code: FaultCode): RetryPolicy => catalogue[code].retry;

/** Null where the failure is silent. */
export const textKeyOf = (code: FaultCode): ErrorTextKey | null => catalogue[code].text;
