import type { Site } from '@/sites/site.types';
import { DeliveryFailed, type Deliver } from './delivery';
import { internationalNumber } from './phoneNumber';

export interface SmsSettings {
  /** Receives a POST for each text message; may have user and password. */
  url: string;
  /**
   * The body with {to}, {text}, {from} and {id}. One that begins with `{` or `[` is JSON, any other is a form; values
   * are escaped accordingly.
   */
  body: string;
  /** Value of the header `Authorization`. */
  authorization: string | undefined;
  /** Sender that phones show; without it the name of the site. */
  from: string | undefined;
}

export interface SmsDeliveryParts extends SmsSettings {
  /** The site of a message; null: it names none. */
  siteOf: (name: string | null) => Site;
}

/** Longest sender of letters that phone networks accept. */
const SENDER_LENGTH = 11;

const JSON_START = /^\s*[{[]/;
/** Statuses by which a provider refuses this message; all others may be of the moment, or the operator's to mend. */
const PERMANENT = new Set([400, 413, 422]);

const senderOf = ({ title }: Site): string => title.replace(/[^\p{Script=Latin}\d]/gu, '').slice(0, SENDER_LENGTH);

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/** Value of `Authorization` for an address with user and password, and the address without them. */
function splitCredentials(address: string): { url: string; authorization: string | undefined } {
  const url = new URL(address);
  const { username, password } = url;
  if (username === '') return { url: address, authorization: undefined };
  url.username = '';
  url.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url: url.href, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

/** Sends text messages through any provider with an HTTP API. A response of 2xx means that it took the message. */
export function createSmsDelivery({ url: address, body, authorization, from, siteOf }: SmsDeliveryParts): Deliver {
  const { url, authorization: basic } = splitCredentials(address);
  const isJson = JSON_START.test(body);
  const escape = isJson ? inJson : encodeURIComponent;
  return async (message, signal) => {
    const site = siteOf(message.site);
    const values: Readonly<Record<string, string>> = {
      id: message.id,
      to: internationalNumber(message.recipient, site.languages[0].locale),
      from: from ?? senderOf(site),
      text: message.body,
    };
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        body: body.replace(/\{(id|to|from|text)\}/g, (_, name: string) => escape(values[name] ?? '')),
        redirect: 'manual',
        headers: {
          'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          'Idempotency-Key': message.id,
          ...((authorization ?? basic) !== undefined && { Authorization: authorization ?? basic }),
        },
        signal,
      });
      // The connection is free again once the response was read; its content is the provider's own.
      await response.body?.cancel();
    } catch (error) {
      throw new DeliveryFailed(signal.aborted ? 'TIMEOUT' : 'UNREACHABLE', false, { cause: error });
    }
    if (!response.ok) throw new DeliveryFailed(`HTTP ${response.status}`, PERMANENT.has(response.status));
  };
}
