import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { Locale, Site } from '@/sites/site.types';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';
import { currentClient } from '../http/currentClient';
import { recipientKey, storedRecipientKey } from './recipientLimit';

/** Different mailboxes that one device may cause letters to in a day before an address has to be confirmed. */
const MOST_RECIPIENTS = 5;
/** Addresses that one device may have asked to confirm in a day; further letters to others are missing. */
const MOST_CONFIRMATIONS = 30;
const DAY_MS = 86_400_000;
const VALID_MS = 2 * DAY_MS;
/** Where the link of the mail leads, with the token behind. */
const CONFIRMATION_PATH = '/api/forms/plain/confirm';

type Row = typeof outbox.$inferInsert;
type Outgoing = Pick<Row, 'channel' | 'recipient' | 'subject' | 'body'>;
type Held<Message> = Message & Partial<Pick<Row, 'device' | 'confirmHash' | 'expiresAt' | 'kind' | 'calendar'>>;

export interface Confirmations {
  /**
   * What is queued for letters to one visitor. Of a device that has caused letters to many others, the letters are held
   * until the address is confirmed, with one short mail that asks for it.
   */
  hold<Message extends Outgoing>(
    tx: Orm,
    messages: readonly Message[],
    about: { site: string | null; locale: Locale | null },
    now: number,
  ): Promise<Held<Message>[]>;
  /** Whether the token is of an address with letters that are held; they are sent then. */
  confirm(token: string): Promise<boolean>;
}

export interface ConfirmationsParts {
  orm: Orm;
  /** Secret of the installation: the database must not tell which address a device has. */
  key: string;
  /** The site of a message; null: it names none. */
  siteOf: (name: string | null) => Site;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
  messagesQueued: () => void;
  now?: () => number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Proxies and programs of this machine are no device: they stand for all visitors. */
const isDevice = (client: string | undefined): client is string =>
  client !== undefined && !client.startsWith('127.') && client !== '0:0:0:0::/64';

export function createConfirmations({
  orm,
  key,
  siteOf,
  origin,
  messagesQueued,
  now: clock = Date.now,
}: ConfirmationsParts): Confirmations {
  const deviceOf = (client: string): string =>
    createHmac('sha256', `devices ${key}`).update(client).digest('base64url');

  /** Nothing of what was entered. */
  function confirmationMail(
    token: string,
    { site: name, locale: wanted }: { site: string | null; locale: Locale | null },
  ) {
    const site = siteOf(name);
    const { language, locale } = site.languages.find((one) => one.locale === wanted) ?? site.languages[0];
    const texts = pickTexts(language, ['confirm']);
    const t = (textKey: 'confirm.subject' | 'confirm.lead' | 'confirm.link' | 'confirm.note'): string =>
      translate(texts, locale, textKey, { site: site.title });
    const link = `${t('confirm.link')}: ${origin(site)}${CONFIRMATION_PATH}/${token}`;
    return { subject: t('confirm.subject'), body: [t('confirm.lead'), '', link, '', t('confirm.note')].join('\n') };
  }

  return {
    async hold(tx, messages, about, now) {
      const client = currentClient();
      const mail = messages.find(({ channel }) => channel === 'mail');
      if (!mail || !isDevice(client)) return [...messages];
      const device = deviceOf(client);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`device ${device}`}, 0))`);
      const ofDevice = and(eq(outbox.device, device), gt(outbox.createdAt, new Date(now - DAY_MS)));
      const sent = await tx
        .selectDistinct({ recipient: sql<string>`${storedRecipientKey('mail')}` })
        .from(outbox)
        .where(and(ofDevice, eq(outbox.channel, 'mail'), isNull(outbox.kind), isNull(outbox.confirmHash)));
      const recipient = recipientKey(mail);
      const own = messages.map((message) => ({ ...message, device }));
      if (sent.length < MOST_RECIPIENTS || sent.some((earlier) => earlier.recipient === recipient)) return own;

      // One mail for all letters that wait for the same address, whichever device caused them.
      const [open] = await tx
        .select({ confirmHash: outbox.confirmHash, expiresAt: outbox.expiresAt })
        .from(outbox)
        .where(
          and(
            eq(outbox.channel, 'mail'),
            eq(storedRecipientKey('mail'), recipient),
            isNotNull(outbox.confirmHash),
            gt(outbox.expiresAt, new Date(now)),
          ),
        )
        .limit(1);
      if (open) return own.map((message) => ({ ...message, ...open }));
      if ((await tx.$count(outbox, and(ofDevice, eq(outbox.kind, 'confirm')))) >= MOST_CONFIRMATIONS) return [];
      const token = randomBytes(24).toString('base64url');
      const expiresAt = new Date(now + VALID_MS);
      return [
        { ...mail, ...confirmationMail(token, about), kind: 'confirm', calendar: null, device, expiresAt },
        ...own.map((message) => ({ ...message, confirmHash: hashOf(token), expiresAt })),
      ];
    },

    async confirm(token) {
      const now = new Date(clock());
      const released = await orm
        .update(outbox)
        .set({ confirmHash: null, nextAttemptAt: now, expiresAt: new Date(clock() + VALID_MS) })
        .where(and(eq(outbox.confirmHash, hashOf(token)), gt(outbox.expiresAt, now)))
        .returning({ id: outbox.id });
      if (released.length > 0) messagesQueued();
      return released.length > 0;
    },
  };
}
