import { catalogue, type ErrorTextKey, type FaultCode, type FaultRow, type RetryPolicy } from './catalogue';

const isText = (text: ErrorTextKey | null): text is ErrorTextKey => text !== null;

export const faultCodes = Object.keys(catalogue).filter(isFaultCode);

/** Text keys in the catalogue's order, each once. */
export const errorTextKeys: readonly ErrorTextKey[] = [...new Set(faultCodes.map((code) => catalogue[code].text).filter(isText))];

/** For what comes from outside: a body's `code`, a recorded fact. */
export function isFaultCode(code: unknown): code is FaultCode {
  return typeof code === 'string' && Object.hasOwn(catalogue, code);
}

export const rowOf = (code: FaultCode): FaultRow => catalogue[code];

/** HTTP status that a door or a page answers with. */
export const statusOf = (code: FaultCode): number => catalogue[code].status;

export const retryOf = (code: FaultCode): RetryPolicy => catalogue[code].retry;

/** Null where the failure is silent. */
export const textKeyOf = (code: FaultCode): ErrorTextKey | null => catalogue[code].text;
