import { SAVED_KEY } from '@/domain/saved/savedKey';
import { port } from '@/effects/sagaContext';
import { select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { CONSENT_COOKIE, CONSENT_DAYS, decodeConsent, encodeConsent } from '../consent.cookie';
import { given, MEMORY_KEY, restored, withdrawn, type ConsentChoice } from '../consent.slice';
import { consentFlow } from '../consent.flow';
import { selectConsent, selectConsentFlow } from '../consent.selectors';
import { unwantedCookies } from '../tagCookies';

const nothing = { analytics: false, marketing: false };

function* read(): Saga<ReturnType<typeof restored>> {
  const cookies = yield* port('cookies');
  return restored({ choice: decodeConsent(cookies.read(CONSENT_COOKIE)) });
}

/** The cookie follows the state, so that a refused action writes nothing. */
function* storeConsent(): Saga {
  const choice = yield* select(selectConsent);
  const cookies = yield* port('cookies');
  if (choice) cookies.write(CONSENT_COOKIE, encodeConsent(choice), CONSENT_DAYS);
}

/** A cookie with a maximum age of 0 is deleted at once. */
function* forget(): Saga {
  const choice = yield* select(selectConsent);
  const cookies = yield* port('cookies');
  if (!choice) cookies.write(CONSENT_COOKIE, '', 0);
}

/**
 * Deletes cookies of tags whose category is no longer allowed; at the start of a page, too, since tags may write while
 * a page ends. Also deletes what only memory allows.
 */
function* tidy(): Saga {
  const choice: ConsentChoice = (yield* select(selectConsent)) ?? nothing;
  const cookies = yield* port('cookies');
  for (const name of unwantedCookies(cookies.names(), choice)) cookies.remove(name);
  if (choice.memory) return;
  const local = yield* port('local');
  for (const key of [MEMORY_KEY, SAVED_KEY]) local.remove(key);
}

/** Before a choice the data layer waits; a withdrawal is a refusal. */
function* trackConsent(): Saga {
  const choice = yield* select(selectConsent);
  const telemetry = yield* port('telemetry');
  telemetry.consent(choice ?? nothing);
}

function* trackRestored({ payload }: ReturnType<typeof restored>): Saga {
  if (payload.choice) yield* trackConsent();
}

export const consentWatch: WatchTable = [
  watch({ on: restored, how: 'every', run: trackRestored }),
  watch({ on: [given, withdrawn], how: 'every', run: trackConsent }),
  watch({ on: given, how: 'every', run: storeConsent }),
  watch({ on: withdrawn, how: 'every', run: forget }),
  watch({ on: [restored, given, withdrawn], how: 'every', run: tidy }),
  workers(consentFlow, selectConsentFlow, { unread: read }, { unread: () => restored({ choice: null }) }),
];
