import type { PublicFields } from '@/effects/publicFields';
import { isRecord } from '@/lib/guards';
import { createRedactor } from './redaction';
import type { RecordedVisit } from './recorder';
import type { RecordedAction, Recording } from './recording';
import { storePublicFields } from './storePublicFields';

/** A JSON round trip drops undefined fields, so that the recording equals its file. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * A visit that may leave the page: everything but the public fields of the features and of the store is replaced.
 * Loaded on demand.
 */
export function redactVisit(
  { build, start, actions: recorded, end }: RecordedVisit,
  features: readonly (readonly PublicFields[])[],
): Recording {
  const redactor = createRedactor([...storePublicFields, ...features.flat()]);
  const redacted = (state: unknown) => redactor.state(isRecord(state) ? state : {});
  const startTime = recorded[0]?.at ?? 0;
  const base = redacted(start);
  const actions = recorded.map(({ type, payload, at }): RecordedAction => ({
    type,
    payload: redactor.payload(type, payload),
    at: at - startTime,
  }));
  const context = isRecord(end) && isRecord(end.context) ? end.context : {};
  const site = typeof context.site === 'string' ? context.site : '';
  return asJson({ format: 'forecourt-recording', version: 2, build, site, base, actions, end: redacted(end) });
}
