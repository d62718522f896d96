import { isObject } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import type { ConsentChoice } from './consent.slice';

export const CONSENT_COOKIE = 'consent';
/** After this the visitor is asked for consent again. */
export const CONSENT_DAYS = 180;
/** Raised when the categories change: older choices become invalid. */
const CONSENT_VERSION = 1;

export const encodeConsent = ({ analytics, marketing, memory }: ConsentChoice): string =>
  JSON.stringify({ v: CONSENT_VERSION, analytics, marketing, memory: memory || undefined });

/** Null for no cookie, another version, or an invalid value: cookies are untrusted input. */
export function decodeConsent(value: string | null): ConsentChoice | null {
  const read = value === null ? null : parsedJson(value);
  if (!isObject(read)) return null;
  if (!('v' in read && 'analytics' in read && 'marketing' in read) || read.v !== CONSENT_VERSION) return null;
  const { analytics, marketing } = read;
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
  return { analytics, marketing, ...('memory' in read && read.memory === true && { memory: true }) };
}
