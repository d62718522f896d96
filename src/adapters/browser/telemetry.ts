import type { ConsentChoice, TelemetryMessage, TelemetryPort, Trouble } from '@/ports/telemetry.port';
import { scrub, scrubText } from './scrub';

/** Messages kept while the visitor has not chosen; the oldest go first. */
const WAITING_LIMIT = 200;
const MESSAGE_LENGTH = 200;
/** Our own log takes more of a message than the data layer. */
const TROUBLE_LENGTH = 300;

const consentState = (choice: ConsentChoice) => {
  const word = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    analytics_storage: word(choice.analytics),
    ad_storage: word(choice.marketing),
    ad_user_data: word(choice.marketing),
    ad_personalization: word(choice.marketing),
  };
};

/**
 * Telemetry into a data layer that a tag manager reads (Google's Consent Mode 2). Consent is denied from the first
 * moment; until the visitor chooses, messages wait here; without consent to analytics they are thrown away.
 * `tellTrouble` tells our own log of a failure whatever the visitor chose: necessary, and without personal data.
 */
export const createTelemetryPort = (dataLayer: unknown[], tellTrouble: (trouble: Trouble) => void): TelemetryPort => {
  let choice: 'open' | 'granted' | 'denied' = 'open';
  let waiting: TelemetryMessage[] = [];

  // A tag manager knows a command by its being an Arguments object: an array of the same words is not one.
  function command(..._words: unknown[]) {
    dataLayer.push(arguments);
  }
  const send = (message: TelemetryMessage) => {
    // An e-commerce object is merged into the one before it unless that is emptied first.
    if ('ecommerce' in message) dataLayer.push({ ecommerce: null });
    dataLayer.push(scrub(message));
  };
  const push = (message: TelemetryMessage) => {
    if (choice === 'granted') send(message);
    if (choice === 'open') waiting = [...waiting, message].slice(-WAITING_LIMIT);
  };

  command('consent', 'default', consentState({ analytics: false, marketing: false }));
  return {
    push,
    report: ({ where, message, reference }) => {
      const text = scrubText(message);
      const named = reference === undefined ? {} : { reference };
      tellTrouble({ where, message: text.slice(0, TROUBLE_LENGTH), ...named });
      push({ event: 'unexpected_failure', where, message: text.slice(0, MESSAGE_LENGTH), ...named });
    },
    consent: (next) => {
      command('consent', 'update', consentState(next));
      choice = next.analytics ? 'granted' : 'denied';
      const held = waiting;
      waiting = [];
      if (next.analytics) held.forEach(send);
    },
  };
};
