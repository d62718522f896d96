import { scrubText } from '@/domain/analytics/personalText';
import type { ConsentChoice, TelemetryMessage, TelemetryPort, ErrorReport } from '@/ports/telemetry.port';
import { cleaned } from './dataLayer';

/** Limit of the messages that wait for the visitor's choice; the oldest are dropped first. */
const WAITING_LIMIT = 200;
/** Our own log allows longer messages than the data layer. */
const MAX_REPORT_LENGTH = 300;

const consentState = (choice: ConsentChoice) => {
  const stateOf = (granted: boolean) => (granted ? 'granted' : 'denied');
  return {
    analytics_storage: stateOf(choice.analytics),
    ad_storage: stateOf(choice.marketing),
    ad_user_data: stateOf(choice.marketing),
    ad_personalization: stateOf(choice.marketing),
  };
};

export interface TelemetryOutlets {
  /** Read by a tag manager; created by the boot script. */
  dataLayer: unknown[];
  /** Our own log, independent of consent: necessary, and without personal data. */
  reportError: (error: ErrorReport) => void;
  console: Pick<Console, 'debug'>;
}

/**
 * Telemetry into a data layer that a tag manager reads (Google's Consent Mode 2). Consent is denied from the start;
 * until the visitor chooses, messages wait here; without consent to analytics they are dropped.
 */
export const createTelemetryPort = ({ dataLayer, reportError, console }: TelemetryOutlets): TelemetryPort => {
  let choice: 'open' | 'granted' | 'denied' = 'open';
  let waiting: TelemetryMessage[] = [];

  // A tag manager recognises a command by its type, an Arguments object; an array is ignored.
  function command(..._args: unknown[]) {
    dataLayer.push(arguments);
  }
  const send = (message: TelemetryMessage) => {
    // An e-commerce object is merged into the previous one unless that is cleared first.
    if ('ecommerce' in message) dataLayer.push({ ecommerce: null });
    dataLayer.push(cleaned(message));
  };
  const push = (message: TelemetryMessage) => {
    if (choice === 'granted') send(message);
    if (choice === 'open') waiting = [...waiting, message].slice(-WAITING_LIMIT);
  };

  // The boot script has sent this already; needed only for a page without it.
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
