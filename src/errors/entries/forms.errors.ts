import type { ErrorEntry } from '../entry.types';

/** Failures of sending a form. */
export const formsErrors = {
  FORM_FAILED: {
    // Specification 2 section 7: up to three times, one second apart.
    spec: '2 §8 Contact form failure',
    port: 'forms',
    status: 502,
    retry: { tries: 3, waitMs: 1_000, wait: 'constant' },
    recoveryActions: ['retry', 'contact'],
    text: 'error.carDetailFormError',
    telemetry: 'form_failed',
  },
  DEPARTMENT_NOT_FOUND: {
    spec: '2 §8 Sample car with no department',
    port: 'forms',
    status: 422,
    retry: 'never',
    recoveryActions: ['contact'],
    text: 'error.departmentNotFound',
    telemetry: 'department_not_found',
  },
  FORM_ID_MISSING: {
    spec: '3 §8 Online form without id',
    port: 'forms',
    status: 400,
    retry: 'never',
    recoveryActions: ['none'],
    text: 'error.formIdMissing',
    telemetry: 'form_id_missing',
  },
  FORM_NOT_FOUND: {
    // The page has no such form any more.
    spec: 'ours',
    port: 'forms',
    status: 404,
    retry: 'never',
    recoveryActions: ['contact'],
    text: 'error.onlineFormFailed',
    telemetry: 'form_not_found',
  },
  ONLINE_FORM_FAILED: {
    spec: '3 §8 Online form provider failure',
    port: 'forms',
    status: 502,
    retry: 'never',
    recoveryActions: ['retry', 'contact'],
    text: 'error.onlineFormFailed',
    telemetry: 'online_form_failed',
  },
  MARKETING_FORM_FAILED: {
    spec: 'ours',
    port: 'forms',
    status: 502,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.marketingFormFailed',
    telemetry: 'marketing_form_failed',
  },
  SERVICE_REQUEST_FAILED: {
    // Whatever the cause: the specification has one sentence.
    spec: '3 §8 Norwegian form failure',
    port: 'forms',
    status: 502,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.serviceRequestFailed',
    telemetry: 'service_request_failed',
  },
  SELL_CAR_FAILED: {
    // Whatever the cause, a status other than 202 among them.
    spec: '3 §8 Sell-car failure',
    port: 'forms',
    status: 502,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.sellCarFailed',
    telemetry: 'sell_car_failed',
  },
  VALUATION_FAILED: {
    // The form can be sent without it.
    spec: 'ours',
    port: 'search',
    status: 502,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.valuationFailed',
    telemetry: 'valuation_failed',
  },
  BIDS_CLOSED: {
    // Or the lot has left the auction.
    spec: 'ours',
    port: 'forms',
    status: 422,
    retry: 'never',
    recoveryActions: ['list'],
    text: 'error.bidsClosed',
    telemetry: 'bids_closed',
  },
  BID_TOO_LOW: {
    // Param `amount`: the first bid.
    spec: 'ours',
    port: 'forms',
    status: 422,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.bidTooLow',
    telemetry: 'bid_too_low',
  },
  BID_OFF_STEP: {
    // Param `amount`: the next bid.
    spec: 'ours',
    port: 'forms',
    status: 422,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.bidOffStep',
    telemetry: 'bid_off_step',
  },
  FORM_ID_REUSED: {
    // The id belongs to a submission with other content; the next one gets an id of its own.
    spec: 'ours',
    port: 'forms',
    status: 422,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.carDetailFormError',
    telemetry: 'form_id_reused',
  },
  PROOF_REQUIRED: {
    // Params `challenge` and `bits`; the adapter solves it and sends the form again.
    spec: 'ours',
    port: 'forms',
    status: 428,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.carDetailFormError',
    telemetry: 'proof_required',
  },
} as const satisfies Record<string, ErrorEntry>;
