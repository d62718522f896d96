import type { ErrorEntry } from '../entry.types';

/** Failures of finding a place, or where the visitor is. */
export const placesErrors = {
  LOCATION_REFUSED: {
    spec: '3 §5 Place, geolocation refused',
    port: 'page',
    status: 403,
    retry: 'never',
    recoveryActions: ['none'],
    text: 'error.locationRefused',
    telemetry: 'location_refused',
  },
  PLACE_UNKNOWN: {
    spec: 'ours',
    port: 'places',
    status: 404,
    retry: 'never',
    recoveryActions: ['none'],
    text: 'error.placeUnknown',
    telemetry: 'place_unknown',
  },
  PLACES_FAILED: {
    spec: 'ours',
    port: 'places',
    status: 502,
    retry: { tries: 2, waitMs: 300 },
    recoveryActions: ['retry'],
    text: 'error.placesFailed',
    telemetry: 'places_failed',
  },
} as const satisfies Record<string, ErrorEntry>;
