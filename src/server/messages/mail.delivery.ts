import { createTransport } from 'nodemailer';
import { mailAddresses } from '@/sites/mailAddresses';
import type { Site } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import { calendarFile, calendarMethod } from './calendarFile';
import { DeliveryFailed, type Deliver } from './delivery';
import { mailDocument } from './mailDocument';
import { isObject } from '@/lib/guards';

export interface MailSettings {
  /** smtp:// or smtps://, may have user and password; the query holds further options of nodemailer. */
  url: string;
  /** Sender instead of the sites' own. */
  from: string | undefined;
}

export interface MailDeliveryParts extends MailSettings {
  /** The site of a message; null: it names none. */
  siteOf: (name: string | null) => Site;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

const property = (error: unknown, name: string): unknown => (isObject(error) ? Reflect.get(error, name) : undefined);

/** `EENVELOPE 550 RCPT TO`. A refused recipient stays refused; a refused login or sender is the operator's to mend. */
function failureOf(error: unknown): DeliveryFailed {
  const [code, status, command] = ['code', 'responseCode', 'command'].map((name) => property(error, name));
  const isPermanent = typeof status === 'number' && status >= 500 && command === 'RCPT TO';
  const reason = [code ?? 'ESMTP', status, command].filter((part) => part !== undefined).join(' ');
  return new DeliveryFailed(reason, isPermanent, { cause: error });
}

/**
 * Mail programs end a subscription by a POST of their own (RFC 8058) where the server can read the address: one whose
 * token is its fragment is opened by a person.
 */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  ...(new URL(url).hash === '' && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** A password is sent over an encrypted connection only, unless the address says otherwise. */
const needsEncryption = (url: string): boolean => {
  const { username, protocol } = new URL(url);
  return username !== '' && protocol === 'smtp:';
};

const isBelow = (address: string, origin: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(origin).origin;

/** Sends mail by SMTP: plain text, the same as HTML in the site's colours, and the calendar file of an appointment. */
export function createMailDelivery({ url, from, siteOf, origin }: MailDeliveryParts): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    requireTLS: needsEncryption(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A mail may lead to another site of ours: the page of a booking is on one.
  const isOwn = (address: string): boolean => allSites.some((site) => isBelow(address, origin(site)));
  return async (message, signal) => {
    const site = siteOf(message.site);
    const own = mailAddresses(site);
    const sender = { name: site.title, address: from ?? own.sender };
    const domain = sender.address.split('@')[1] ?? 'localhost';
    const subject = message.subject ?? site.title;
    const replyTo = message.replyTo ?? own.replyTo;
    const mail = {
      from: sender,
      ...(replyTo !== null && { replyTo }),
      to: { name: '', address: message.recipient },
      subject,
      text: message.body,
      // Systems read XML from the text; programs would show its tags.
      ...(message.format === 'text' && {
        html: await mailDocument({ subject, text: message.body }, site, { home: origin(site), isOwn }),
      }),
      messageId: `<${message.id}@${domain}>`,
      // Programs show together what names the same message, also one that never was.
      ...(message.thread !== null && {
        inReplyTo: `<${message.thread}@${domain}>`,
        references: `<${message.thread}@${domain}>`,
      }),
      date: message.createdAt,
      headers: {
        'Idempotency-Key': message.id,
        ...(message.kind !== 'reply' && { 'Auto-Submitted': 'auto-generated' }),
        ...(message.unsubscribeUrl !== null && unsubscribeHeaders(message.unsubscribeUrl)),
      },
      ...(message.calendar && {
        icalEvent: {
          method: calendarMethod(message.calendar),
          filename: 'calendar.ics',
          content: calendarFile(message.calendar, {
            writtenAt: message.createdAt,
            organizer: sender,
          }),
        },
      }),
      signal,
    };
    try {
      await transport.sendMail(mail);
    } catch (error) {
      throw signal.aborted ? new DeliveryFailed('TIMEOUT', false, { cause: error }) : failureOf(error);
    }
  };
}
