import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { Locale, Site } from '@/sites/site.types';
import type { Orm } from '../database/orm';
import { outbox } from '../database/schema';
import { isDevice, neighbourhood } from '../http/network';
import { currentClient } from '../http/currentClient';
import type { Channel } from './outbox.store';
import { createTextBudget } from './textBudget';
import { lockRecipient, recipientKey, storedRecipientKey, type CausedBy } from './recipientLimit';

/**
 * Different mailboxes, and telephones, that one device may cause messages to in a day. Before a letter to another one
 * the address has to be confirmed.
 */
const MOST_RECIPIENTS = 5;
/** Addresses that one device may have asked to confirm in a day; further letters to others are missing. */
const MOST_CONFIRMATIONS = 30;
/** All devices of a neighbourhood have as much as so many of them: who rents a block of addresses has no more. */
const NEIGHBOURS = 3;
const DAY_MS = 86_400_000;
const VALID_MS = 2 * DAY_MS;
/** Where the link of the mail leads, with the token behind. */
const CONFIRMATION_PATH = '/api/forms/plain/confirm';

type Row = typeof outbox.$inferInsert;
type Outgoing = Pick<Row, 'channel' | 'recipient' | 'subject' | 'body'>;
type Held<Message> = Message &
  Partial<Pick<Row, 'device' | 'neighbourhood' | 'isNewTelephone' | 'confirmHash' | 'expiresAt' | 'kind' | 'calendar'>>;

export interface Confirmations {
  /** Keyed hashes of the address that this request came from and of its neighbours; null: it is no visitor's own. */
  causedBy(): CausedBy | null;
  /**
   * What is queued for messages to one visitor. Of a device that has caused letters to many others, or whose neighbours
   * have, they are held until
   * the address is confirmed, with one short mail that asks for it. A text message to one telephone too many is missing:
   * whoever confirms an address need not have the telephone. So is one beyond the site's budget (`textBudget.ts`).
   */
  hold<Message extends Outgoing>(
    tx: Orm,
    messages: readonly Message[],
    about: { site: string | null; locale: Locale | null },
    now: number,
  ): Promise<Held<Message>[]>;
  /**
   * The same of one mail, whoever caused it, with the mail that asks where none is under way. `causedBy` as `mayRequest`
   * gave it.
   */
  holdMail<Message extends Outgoing>(
    tx: Orm,
    message: Message,
    about: { site: string | null; locale: Locale | null; causedBy: Partial<CausedBy> },
    now: number,
  ): Promise<Held<Message>[]>;
  /**
   * Whether this request's device may cause one more mail that asks to confirm an address, and what to store with that
   * mail: nothing of a request that is no visitor's own.
   */
  mayRequest(tx: Orm, now: number): Promise<Partial<CausedBy> | null>;
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
  /** Called when the budget of a site's text messages is used up. */
  textsUsedUp?: (site: string | null) => void;
  now?: () => number;
}

/** Letters count once they are free: each address beyond has to be confirmed. Text messages count while they wait, too. */
const COUNTED: Record<Channel, SQL | undefined> = { mail: isNull(outbox.confirmHash), sms: undefined, http: undefined };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createConfirmations({
  orm,
  key,
  siteOf,
  origin,
  messagesQueued,
  textsUsedUp,
  now: clock = Date.now,
}: ConfirmationsParts): Confirmations {
  const textBudget = createTextBudget(textsUsedUp);
  const hashOfAddress = (address: string): string =>
    createHmac('sha256', `devices ${key}`).update(address).digest('base64url');

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

  /** What counts for the device, and for all of its neighbourhood, with how many times as much they may cause. */
  const countedFor = ({ device, neighbourhood: block }: CausedBy, now: number) => {
    const today = gt(outbox.createdAt, new Date(now - DAY_MS));
    return [
      { caused: and(eq(outbox.device, device), today), times: 1 },
      // What they bring staff has no device, and counts at the staff's mailbox (`staffMailbox.ts`).
      { caused: and(eq(outbox.neighbourhood, block), isNotNull(outbox.device), today), times: NEIGHBOURS },
    ];
  };
  async function hasCausedEnough(tx: Orm, by: CausedBy, now: number): Promise<boolean> {
    for (const { caused, times } of countedFor(by, now))
      if ((await tx.$count(outbox, and(caused, eq(outbox.kind, 'confirm')))) >= MOST_CONFIRMATIONS * times) return true;
    return false;
  }
  /** Of all neighbours: one lock for both counts. */
  const lockNeighbours = (tx: Orm, by: CausedBy) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`device ${by.neighbourhood}`}, 0))`);

  const causedBy = (): CausedBy | null => {
    const client = currentClient();
    return isDevice(client)
      ? { device: hashOfAddress(client), neighbourhood: hashOfAddress(neighbourhood(client)) }
      : null;
  };

  /** What letters that wait for this address have in common, whichever device caused them; null: none waits. Its press waits. */
  async function openHold(tx: Orm, mail: Outgoing, now: number) {
    const recipient = recipientKey(mail);
    await lockRecipient(tx, recipient);
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
    return open ?? null;
  }

  /** The letters, held, after the one mail that asks for them. */
  function requestAndHold<Message extends Outgoing>(
    mail: Message,
    held: readonly Message[],
    about: { site: string | null; locale: Locale | null },
    now: number,
  ): Held<Message>[] {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(now + VALID_MS);
    return [
      { ...mail, ...confirmationMail(token, about), kind: 'confirm', calendar: null, expiresAt },
      ...held.map((message) => ({ ...message, confirmHash: hashOf(token), expiresAt })),
    ];
  }

  /** Without the text messages that the site has no budget for. */
  async function withinBudget<Message extends Outgoing>(
    tx: Orm,
    messages: readonly Message[],
    site: string | null,
    now: number,
  ): Promise<Held<Message>[]> {
    const within: Held<Message>[] = [];
    for (const message of messages) {
      const judged = message.channel === 'sms' ? await textBudget.judge(tx, message.recipient, site, now) : 'known';
      if (judged === 'new') within.push({ ...message, isNewTelephone: true });
      if (judged === 'known') within.push(message);
    }
    return within;
  }

  return {
    causedBy,

    async holdMail(tx, message, { causedBy: by, ...about }, now) {
      const mail = { ...message, ...by };
      const open = await openHold(tx, mail, now);
      return open ? [{ ...mail, ...open }] : requestAndHold(mail, [mail], about, now);
    },

    async mayRequest(tx, now) {
      const by = causedBy();
      if (!by) return {};
      await lockNeighbours(tx, by);
      return (await hasCausedEnough(tx, by, now)) ? null : by;
    },

    async hold(tx, messages, about, now) {
      const by = causedBy();
      if (messages.length === 0 || !by) return withinBudget(tx, messages, about.site, now);
      await lockNeighbours(tx, by);
      /** Whether the device, and its neighbourhood, may reach this recipient, as one of few or as before. */
      const reaches = async (message: Outgoing): Promise<boolean> => {
        const { channel } = message;
        for (const { caused, times } of countedFor(by, now)) {
          const earlier = await tx
            .selectDistinct({ recipient: sql<string>`${storedRecipientKey(channel)}` })
            .from(outbox)
            .where(and(caused, eq(outbox.channel, channel), isNull(outbox.kind), COUNTED[channel]));
          const isKnown = earlier.some(({ recipient }) => recipient === recipientKey(message));
          if (!isKnown && earlier.length >= MOST_RECIPIENTS * times) return false;
        }
        return true;
      };
      const missing = new Set<Outgoing>();
      for (const message of messages) if (message.channel === 'sms' && !(await reaches(message))) missing.add(message);
      const reachable = messages.filter((message) => !missing.has(message));
      const own = (await withinBudget(tx, reachable, about.site, now)).map((message) => ({ ...message, ...by }));
      const mail = own.find(({ channel }) => channel === 'mail');
      if (!mail || (await reaches(mail))) return own;

      const open = await openHold(tx, mail, now);
      if (open) return own.map((message) => ({ ...message, ...open }));
      return (await hasCausedEnough(tx, by, now)) ? [] : requestAndHold(mail, own, about, now);
    },

    async confirm(token) {
      const now = new Date(clock());
      const held = and(eq(outbox.confirmHash, hashOf(token)), gt(outbox.expiresAt, now));
      const released = await orm.transaction(async (tx) => {
        const [mail] = await tx
          .select()
          .from(outbox)
          .where(and(held, eq(outbox.channel, 'mail')))
          .limit(1);
        if (!mail) return 0;
        // A letter that joins these in this moment is released with them.
        await lockRecipient(tx, recipientKey(mail));
        const values = { confirmHash: null, nextAttemptAt: now, expiresAt: new Date(clock() + VALID_MS) };
        return (await tx.update(outbox).set(values).where(held).returning({ id: outbox.id })).length;
      });
      if (released > 0) messagesQueued();
      return released > 0;
    },
  };
}
