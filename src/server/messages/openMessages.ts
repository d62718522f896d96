import type { Logger } from 'pino';
import type { Site } from '@/sites/site.types';
import type { Config } from '../config';
import type { Orm } from '../database/orm';
import type { Metrics } from '../http/metrics';
import { siteOrDefault } from '../siteLookups';
import { createConfirmations, type Confirmations } from './confirmations';
import { createHttpDelivery } from './http.delivery';
import { createMailDelivery } from './mail.delivery';
import { observeMessages } from './messages.metrics';
import { createOutbox, type Outbox } from './outbox.store';
import { openSender, type Sender } from './sender';
import { createSmsDelivery } from './sms.delivery';

export interface OpenMessages {
  outbox: Outbox;
  sender: Sender;
  confirmations: Confirmations;
}

/** The outbox, what takes messages out of it, and the confirmation of addresses that one device names many of. */
export function openMessages({
  config,
  orm,
  key,
  origin,
  metrics,
  log,
  report,
}: {
  config: Pick<Config, 'messages' | 'formDeliveries'>;
  orm: Orm;
  /** Of signed links. */
  key: string;
  origin: (site: Site) => string;
  metrics: Metrics;
  log: Logger;
  report: (error: unknown) => void;
}): OpenMessages {
  const outbox = createOutbox(orm);
  const { mail, sms, retentionDays } = config.messages;
  const sender = openSender({
    outbox,
    deliveries: {
      ...(mail && { mail: createMailDelivery({ ...mail, siteOf: siteOrDefault, origin }) }),
      ...(sms && { sms: createSmsDelivery({ ...sms, siteOf: siteOrDefault }) }),
      ...(config.formDeliveries.length > 0 && { http: createHttpDelivery(config.formDeliveries) }),
    },
    log,
    report,
    retentionDays,
    onAttempt: observeMessages(metrics, outbox),
  });
  const confirmations = createConfirmations({
    orm,
    key,
    siteOf: siteOrDefault,
    origin,
    messagesQueued: sender.wake,
    textsUsedUp: (site) => log.warn({ site }, 'budget of text messages used up'),
  });
  return { outbox, sender, confirmations };
}
