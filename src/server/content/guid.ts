import { createHash } from 'node:crypto';

/** An id derived from a name: the same name always gives the same 32 upper-case digits. */
export function guidOf(name: string): string {
  const bytes = createHash('sha1').update(`forecourt:${name.toLowerCase()}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').toUpperCase();
}

const NOTATIONS =
  /^(?:\{([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\}|\(([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\)|([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})|([\da-f]{32}))$/i;

/** 32 upper-case digits of a GUID in any notation and case; `null` if it is not one. */
export function plainGuid(text: string): string | null {
  const found = NOTATIONS.exec(text.trim());
  const digits = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  return digits === undefined ? null : digits.replaceAll('-', '').toUpperCase();
}

const dashed = (id: string): string =>
  [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');

/** An id of 32 digits in a requested notation: N plain, B braces, D dashes, P parentheses; anything else is N. */
export function formatGuid(id: string, notation = 'N'): string {
  switch (notation.toUpperCase()) {
    case 'B':
      return `{${dashed(id)}}`;
    case 'D':
      return dashed(id);
    case 'P':
      return `(${dashed(id)})`;
    default:
      return id;
  }
}

/** The notation of ids in layout data: lower case with dashes. */
export const layoutGuid = (id: string): string => dashed(id).toLowerCase();
