import type { PersonalRules } from '@/effects/feature';
import { isRecord } from '@/lib/guards';
import { joinRules } from './ownRules';
import type { KeptVisit } from './recorder';
import type { RecordedAction, Recording } from './recording';
import { createRedactor } from './redaction';

/** As JSON would have it: fields that are undefined are gone, so that the live recording equals the file. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * A kept visit as it may leave the page: personal data replaced by the rules of the features and of the store itself.
 * Its code is fetched when somebody asks for a recording.
 */
export function redactVisit(
  { build, start, actions: kept, end }: KeptVisit,
  rules: readonly (PersonalRules | undefined)[],
): Recording {
  const redactor = createRedactor(joinRules(rules));
  const redacted = (state: unknown) => redactor.state(isRecord(state) ? state : {});
  const began = kept[0]?.at ?? 0;
  const base = redacted(start);
  const actions = kept.map(({ type, payload, at }): RecordedAction => ({
    type,
    ...redactor.payload(type, payload),
    at: at - began,
  }));
  const context = isRecord(end) && isRecord(end.context) ? end.context : {};
  const site = typeof context.site === 'string' ? context.site : '';
  return asJson({ format: 'forecourt-recording', version: 1, build, site, base, actions: actions, end: redacted(end) });
}
