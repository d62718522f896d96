import { scrubText } from '@/domain/analytics/personalText';
import type { ConsentChoice, TelemetryMessage, TelemetryPort, ErrorReport } from '@/ports/telemetry.port';
import { cleaned } from './dataLayer';

/** Messages kept while the visitor has not chosen; the oldest go first. */
const WAITING_LIMIT = 200;
/** Our own log takes more of a message than the data layer. */
const MAX_REPORT_LENGTH = 300;

const consentState = (choice: ConsentChoice) => {
  const word = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    analytics_storage: word(choice.analytics),
    ad_storage: word(choice.marketing),
    ad_user_data: word(choice.marketing),
    ad_personalization: word(choice.marketing),
  };
};

export interface TelemetryOutlets {
  /** Read by a tag manager; the boot script has begun it. */
  dataLayer: unknown[];
  /** Our own log, whatever the visitor chose: necessary, and without personal data. */
  reportError: (trouble: ErrorReport) => void;
  console: Pick<Console, 'debug'>;
}

/**
 * Telemetry into a data layer that a tag manager reads (Google's Consent Mode 2). Consent is denied from the first
 * moment; until the visitor chooses, messages wait here; without consent to analytics they are thrown away.
 */
export const createTelemetryPort = ({ dataLayer, reportError, console }: TelemetryOutlets): TelemetryPort => {
  let choice: 'open' | 'granted' | 'denied' = 'open';
  let waiting: TelemetryMessage[] = [];

  // A tag manager knows a command by its being an Arguments object: an array of the same words is not one.
  function command(..._words: unknown[]) {
    dataLayer.push(arguments);
  }
  const send = (message: TelemetryMessage) => {
    // An e-commerce object is merged into the one before it unless that is emptied first.
    if ('ecommerce' in message) dataLayer.push({ ecommerce: null });
    dataLayer.push(cleaned(message));
  };
  const push = (message: TelemetryMessage) => {
    if (choice === 'granted') send(message);
    if (choice === 'open') waiting = [...waiting, message].slice(-WAITING_LIMIT);
  };

  // The boot script has said so before anything else; this is for the page to which it did not come.
  if (dataLayer.length === 0) command('consent', 'default', consentState({ analytics: false, marketing: false }));
  return {
    push,
    report: ({ where, message, reference }) => {
      const text = scrubText(message);
      const named = reference === undefined ? {} : { reference };
      reportError({ where, message: text.slice(0, MAX_REPORT_LENGTH), ...named });
      push({ event: 'unexpected_failure', where, message: text, ...named });
    },
    consent: (next) => {
      command('consent', 'update', consentState(next));
      choice = next.analytics ? 'granted' : 'denied';
      const held = waiting;
      waiting = [];
      if (next.analytics) held.forEach(send);
    },
    debug: ({ where, message }) => console.debug(`${where}: ${message}`),
  };
};
