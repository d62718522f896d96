import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormKind, ReplyTime } from '@/domain/forms/submission';
import type { Locale, Site } from '@/sites/site.types';

const RECEIPT = '/api/forms/plain/receipt';
const SIGNATURE = 'signature';
/** A path of ours, never of another host. */
export const PATH = /^\/(?![/\\])[^?#\s\\]*$/;

interface Receipt {
  kind: FormKind;
  locale: Locale;
  reference: string;
  reply: ReplyTime | null;
  /** Path of the page with the form. */
  back: string;
}

/** Addresses of receipts: all that a receipt says is in them. */
export interface PlainReceipts {
  addressOf(site: Site, receipt: Receipt): string;
  /** Whether the query is one that was given on this site: nobody makes a receipt of what was never sent. */
  isOurs(site: Site, query: URLSearchParams): boolean;
}

/** @param key secret of the installation, which its processes share */
export function createPlainReceipts(key: string): PlainReceipts {
  const signatureOf = ({ name }: Site, query: URLSearchParams): string =>
    createHmac('sha256', `form receipt ${key}`).update(`${name}?${query.toString()}`).digest('base64url');

  return {
    addressOf(site, { kind, locale, reference, reply, back }) {
      const query = new URLSearchParams({
        form: kind,
        reference,
        locale,
        ...(PATH.test(back) && { back }),
        ...(reply && { open: reply.isOpen ? '1' : '0', date: reply.date, time: reply.time }),
      });
      query.append(SIGNATURE, signatureOf(site, query));
      return `${RECEIPT}?${query.toString()}`;
    },
    isOurs(site, query) {
      const signed = new URLSearchParams(query);
      signed.delete(SIGNATURE);
      const given = Buffer.from(query.get(SIGNATURE) ?? '');
      const own = Buffer.from(signatureOf(site, signed));
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
