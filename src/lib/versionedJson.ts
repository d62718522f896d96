import type { Check } from './checks';
import { isRecord } from './guards';
import { parsedJson } from './parsedJson';

/** Fields for the session storage, with the version of their format. */
export const encodeVersioned = (version: number, saved: object): string => JSON.stringify({ v: version, ...saved });

/** null for no text, another version, or other fields: visitors can write to their session storage. */
export function decodeVersioned<T>(text: string | null, version: number, isSaved: Check<T>): T | null {
  const value = text === null ? null : parsedJson(text);
  if (!isRecord(value) || value.v !== version) return null;
  const { v: _version, ...saved } = value;
  return isSaved(saved) ? saved : null;
}
