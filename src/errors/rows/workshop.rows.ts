import type { FaultRow } from '../row.types';

/** Of booking a workshop. */
export const workshopRows = {
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
    // Another tab of the same visit booked.
    spec: 'ours', port: 'workshop', status: 422, retry: 'never',
    waysOut: ['retry'], text: 'error.keyReused', telemetry: 'key_reused',
  },
  BOOKING_NOT_FOUND: {
    spec: 'ours', port: 'workshop', status: 404, retry: 'never',
    waysOut: ['contact'], text: 'error.bookingNotFound', telemetry: 'booking_not_found',
  },
  BOOKING_UNREAD: {
    spec: 'ours', port: 'workshop', status: 502, retry: { tries: 2, waitMs: 500 },
    waysOut: ['retry'], text: 'error.bookingUnread', telemetry: 'booking_unread',
  },
  CHANGE_FAILED: {
    // Nobody knows whether it arrived: sent again it is the same change.
    spec: 'ours', port: 'workshop', status: 502, retry: { tries: 2, waitMs: 1_000 },
    waysOut: ['retry', 'contact'], text: 'error.changeFailed', telemetry: 'change_failed',
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
} as const satisfies Record<string, FaultRow>;
