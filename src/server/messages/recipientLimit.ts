import { and, eq, exists, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../database/orm';
import { outbox, submissions } from '../database/schema';
import type { Channel } from './outbox.store';

/**
 * What visitors cause may bring an address or a telephone so many messages in a day, and so many of them one device, or
 * all that are its neighbours (`neighbourhood` in `http/network.js`): a home line alone has hundreds of networks.
 */
const MOST_A_DAY = 10;
const MOST_OF_NEIGHBOURS = 6;
/**
 * So many about each kind of matter in any case, of each device, twice as many of neighbours: whoever uses up the limit
 * in another's name hides no bid or booking of theirs. Of all devices so many of a kind, and so many in all, so that
 * they fill no mailbox together; what binds somebody is told in any case.
 */
const OF_A_KIND = 3;
const MOST_OF_KIND = 12;
const MOST_OF_ALL = 30;
/**
 * The first three about what binds somebody, of each neighbourhood, come beyond that too: a visit of the owner's own is
 * booked, moved and cancelled with them, unless strangers of two dozen networks work against her on one day.
 */
const MOST_OF_FIRST = 72;
/**
 * What binds somebody. About that one device may bring as many as all of them may, where none of its neighbours brings
 * any: who bids on ten cars has ten confirmations.
 */
const isBinding = (form: string | null): boolean => form === null || form === 'advance-bid';
const DAY_MS = 86_400_000;

/** Whose request caused a message: keyed hashes of its address, and of the block of addresses that this belongs to. */
export interface CausedBy {
  device: string;
  neighbourhood: string;
}

/** The end of a telephone number, which is the same with and without the code of its country. */
const TELEPHONE_DIGITS = 8;

/** What messages to one mailbox or telephone have in common, however it is written: 'eva+1@bil.example', 'e.va@gmail.com', '+46 70 …'. */
export const recipientKey = ({ channel, recipient }: { channel: Channel; recipient: string }): string =>
  channel === 'sms'
    ? recipient.replace(/\D/g, '').slice(-TELEPHONE_DIGITS)
    : recipient
        .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
        .replace(/\+[^@]*@/, '@')
        .replace(/^(.*)@(?:gmail|googlemail)\.com$/, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`);
const withoutTag = sql`regexp_replace(lower(${outbox.recipient} collate "C"), '[+][^@]*@', '@')`;
/** The same of a stored message: in the locale C, so that both make the same letters small. */
export const storedRecipientKey = (channel: Channel): SQL =>
  channel === 'sms'
    ? sql`right(regexp_replace(${outbox.recipient}, '[^0-9]', '', 'g'), ${sql.raw(String(TELEPHONE_DIGITS))})`
    : sql`case when ${withoutTag} ~ '@(gmail|googlemail)[.]com$'
        then replace(regexp_replace(${withoutTag}, '@.*$', ''), '.', '') || '@gmail.com' else ${withoutTag} end`;

/** Who counts, holds or confirms what one mailbox or telephone gets waits here for the others' transactions. */
export const lockRecipient = async (tx: Orm, key: string): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recipient ${key}`}, 0))`));

/**
 * The messages to visitors without those beyond the limit: who types another's address again and again fills no
 * mailbox. What caused them is stored anyway, and shown on the page.
 */
export async function withinRecipientLimit<Message extends { channel: Channel; recipient: string }>(
  tx: Orm,
  messages: readonly Message[],
  /** The form whose submission caused them; null: a visit to a workshop. */
  form: string | null,
  now: number,
  /** Null: unknown. */
  by: CausedBy | null = null,
): Promise<Message[]> {
  const within: Message[] = [];
  // One after another for a recipient, and in one order, so that transactions do not wait for each other.
  for (const key of [...new Set(messages.map(recipientKey))].toSorted()) await lockRecipient(tx, key);
  const isSame = (one: Message, other: Message): boolean =>
    one.channel === other.channel && recipientKey(one) === recipientKey(other);
  const isOfKind =
    form === null
      ? isNull(outbox.thread)
      : exists(
          tx
            .select({ id: submissions.id })
            .from(submissions)
            .where(and(eq(submissions.id, outbox.thread), eq(submissions.form, form))),
        );
  for (const message of messages) {
    const besides = within.filter((one) => isSame(one, message)).length;
    const isFewer = async (most: number, which?: SQL): Promise<boolean> => {
      const count = await tx.$count(
        outbox,
        and(
          which,
          eq(storedRecipientKey(message.channel), recipientKey(message)),
          eq(outbox.channel, message.channel),
          isNull(outbox.submissionId),
          // Codes and links that sign in have limits of their own; a reply is a person's.
          isNull(outbox.kind),
          // Mail that its reader subscribed to, and can end.
          isNull(outbox.unsubscribeUrl),
          gt(outbox.createdAt, new Date(now - DAY_MS)),
        ),
      );
      return count + besides < most;
    };
    const isOfDevice = by ? eq(outbox.device, by.device) : undefined;
    const isOfNeighbours = by ? eq(outbox.neighbourhood, by.neighbourhood) : undefined;
    const isWithin =
      (await isFewer(MOST_A_DAY)) && (!isOfNeighbours || (await isFewer(MOST_OF_NEIGHBOURS, isOfNeighbours)));
    const isOfFew = async (): Promise<boolean> =>
      (await isFewer(OF_A_KIND, and(isOfKind, isOfDevice))) &&
      (!isOfNeighbours || (await isFewer(2 * OF_A_KIND, and(isOfKind, isOfNeighbours)))) &&
      (await isFewer(MOST_OF_KIND, isOfKind)) &&
      (isBinding(form) || (await isFewer(MOST_OF_ALL)));
    const isFirstOfNeighbours = async (): Promise<boolean> =>
      isBinding(form) &&
      isOfNeighbours !== undefined &&
      (await isFewer(OF_A_KIND, and(isOfKind, isOfNeighbours))) &&
      (await isFewer(MOST_OF_FIRST, isOfKind));
    const isOfOneDevice = async (): Promise<boolean> =>
      isBinding(form) &&
      by !== null &&
      (await isFewer(1, and(isOfKind, isOfNeighbours, ne(outbox.device, by.device)))) &&
      (await isFewer(MOST_OF_KIND, isOfKind));
    if (isWithin || (await isOfFew()) || (await isFirstOfNeighbours()) || (await isOfOneDevice())) within.push(message);
  }
  return within;
}
