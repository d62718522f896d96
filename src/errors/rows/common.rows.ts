import type { FaultRow } from '../row.types';

/** What any part of a page may meet: the door, the network, the search. */
export const commonRows = {
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
