import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt, sql, sum, type SQL } from 'drizzle-orm';
import { CODE_LENGTH, CODE_MINUTES, CODE_TRIES } from '@/domain/tire-hotel/customer';
import type { Orm } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { tireCodes } from '@/server/database/tireHotel.tables';
import { currentClient } from '../http/currentClient';
import { isDevice, neighbourhood } from '../http/network';
import { newToken, type TireHotelKeys } from './tireHotelKeys';

const MINUTE_MS = 60_000;
/** Decision 18: a number gets so many codes in so many minutes. Only codes that were sent count. */
const MOST_CODES = 3;
/** A network that has asked already gets one of the first two: the third is kept for the customer's, where another asked. */
const MOST_CODES_AGAIN = 2;
const WINDOW_MINUTES = 10;
const DAY_MINUTES = 24 * 60;
/** Text messages with codes that a telephone gets of a day, whoever requests them. */
const MOST_CODES_OF_DAY = 30;
/**
 * Codes of a day that were not used. Whoever knows a registration number can request codes for ever; beyond these a number
 * gets one an hour, and then none, so that they neither fill a telephone nor make enough tries for a guess. A network that
 * has asked for few of them still gets its own, until there are very many: a stranger locks nobody out alone. Networks are
 * neighbourhoods, since one line has many addresses. With five tries each these are 120 guesses of a day among 10 000
 * codes, from however many addresses.
 */
const MOST_UNUSED_AT_ONCE = 6;
const MOST_UNUSED = 12;
const FEW_OF_NETWORK = 2;
/** Beyond `MOST_UNUSED` one for each network: so the rest lasts for a dozen of them. */
const FEW_OF_NETWORK_THEN = 1;
const MOST_UNUSED_OF_ALL = 24;
const SLOW_MINUTES = 60;
/** How long the page waits before it offers another code: text messages take a moment. */
const RESEND_SECONDS = 30;
/**
 * Wrong codes of all numbers within the window. Customers mistype a few; beyond it someone is guessing, and each code
 * can be tried once until the window has passed: fifty numbers give a guesser some two hundred tries among 10 000 codes,
 * and a customer still gets in by typing it right.
 */
const GUESSING_TRIES = 50;
/**
 * The same for the codes of one number that one address requested, within a day. Others' wrong codes take no try away;
 * the address gets a code an hour.
 */
const GUESSING_TRIES_OF_ASKER = 10;
const TRIES_WHILE_GUESSED = 1;

interface SentBefore {
  createdAt: Date;
  usedAt: Date | null;
  asker: string | null;
  askerNetwork: string | null;
  wrongTries: number;
}

/** Who asks for a code, as hashes; null: not known. */
type Asker = Pick<SentBefore, 'asker' | 'askerNetwork'>;

interface CodeMessage {
  site: string;
  body: string;
}

type SentCode = { kind: 'sent'; token: string; secondsToResend: number } | { kind: 'tooMany'; retryAfter: number };

type CodeResult<T> = { kind: 'right'; value: T } | { kind: 'wrong'; triesLeft: number } | { kind: 'ended' };

export interface CodesStore {
  /** Sends a code in one transaction with its record, unless the number had too many. */
  send(phone: string, message: (code: string) => CodeMessage): Promise<SentCode>;
  /** The number that the code of a token was sent to, while it is valid. */
  phoneOf(token: string): Promise<string | null>;
  /** Uses a code. `whenRight` runs in the same transaction. */
  redeem<T>(
    attempt: { token: string; code: string },
    whenRight: (tx: Orm, phone: string) => Promise<T>,
  ): Promise<CodeResult<T>>;
  /** Deletes codes that no limit counts any more: after a day. */
  deleteOld(): Promise<void>;
}

const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

export function createCodesStore(orm: Orm, keys: TireHotelKeys, now: () => number): CodesStore {
  const since = (minutes: number): Date => new Date(now() - minutes * MINUTE_MS);
  const valid = () => gt(tireCodes.expiresAt, new Date(now()));

  /** Seconds until a number may get another code, 0: at once. `sent` are its codes of a day, the oldest first. */
  function waitAfter(sent: readonly SentBefore[], { asker, askerNetwork }: Asker): number {
    const secondsUntil = (from: Date | undefined, minutes: number): number =>
      from ? Math.max(0, Math.ceil((from.getTime() + minutes * MINUTE_MS - now()) / 1000)) : 0;
    const isOwn = (code: SentBefore): boolean => code.asker === asker;
    const isOfNetwork = (code: SentBefore): boolean => askerNetwork !== null && code.askerNetwork === askerNetwork;
    const unused = sent.filter(({ usedAt }) => usedAt === null);
    const few = unused.length < MOST_UNUSED ? FEW_OF_NETWORK : FEW_OF_NETWORK_THEN;
    const isNew = askerNetwork !== null && unused.filter(isOfNetwork).length < few;
    const wrongOfAsker = sent.filter(isOwn).reduce((total, code) => total + code.wrongTries, 0);
    return Math.max(
      secondsUntil(sent.at(-MOST_CODES)?.createdAt, WINDOW_MINUTES),
      // Zero for a network that has not asked within the window.
      Math.min(
        secondsUntil(sent.at(-MOST_CODES_AGAIN)?.createdAt, WINDOW_MINUTES),
        secondsUntil(sent.findLast(isOfNetwork)?.createdAt, WINDOW_MINUTES),
      ),
      secondsUntil(sent.at(-MOST_CODES_OF_DAY)?.createdAt, DAY_MINUTES),
      secondsUntil(unused.at(-(isNew ? MOST_UNUSED_OF_ALL : MOST_UNUSED))?.createdAt, DAY_MINUTES),
      !isNew && unused.length >= MOST_UNUSED_AT_ONCE ? secondsUntil(sent.at(-1)?.createdAt, SLOW_MINUTES) : 0,
      wrongOfAsker >= GUESSING_TRIES_OF_ASKER ? secondsUntil(sent.findLast(isOwn)?.createdAt, SLOW_MINUTES) : 0,
    );
  }

  async function wrongTries(tx: Orm, of: SQL | undefined): Promise<number> {
    const [row] = await tx
      .select({ wrong: sum(tireCodes.wrongTries).mapWith(Number) })
      .from(tireCodes)
      .where(of);
    return row?.wrong ?? 0;
  }
  async function mostTries(tx: Orm, { phone, asker }: { phone: string; asker: string | null }): Promise<number> {
    const ofAll = await wrongTries(tx, gt(tireCodes.createdAt, since(WINDOW_MINUTES)));
    if (ofAll >= GUESSING_TRIES) return TRIES_WHILE_GUESSED;
    const isOwn = asker === null ? isNull(tireCodes.asker) : eq(tireCodes.asker, asker);
    const ofAsker = await wrongTries(
      tx,
      and(eq(tireCodes.phone, phone), isOwn, gt(tireCodes.createdAt, since(DAY_MINUTES))),
    );
    return ofAsker >= GUESSING_TRIES_OF_ASKER ? TRIES_WHILE_GUESSED : CODE_TRIES;
  }

  return {
    send: (phone, message) =>
      orm.transaction(async (tx) => {
        // Requests at the same moment count each other's codes.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tire code ${phone}`}))`);
        const sent = await tx
          .select({
            createdAt: tireCodes.createdAt,
            usedAt: tireCodes.usedAt,
            asker: tireCodes.asker,
            askerNetwork: tireCodes.askerNetwork,
            wrongTries: tireCodes.wrongTries,
          })
          .from(tireCodes)
          .where(and(eq(tireCodes.phone, phone), gt(tireCodes.createdAt, since(DAY_MINUTES))))
          .orderBy(asc(tireCodes.createdAt));
        const client = currentClient();
        const asker: Asker = isDevice(client)
          ? {
              asker: keys.tokenHash('asker', client),
              askerNetwork: keys.tokenHash('asker', neighbourhood(client)),
            }
          : { asker: null, askerNetwork: null };
        const retryAfter = waitAfter(sent, asker);
        if (retryAfter > 0) return { kind: 'tooMany', retryAfter };
        const [token, code, createdAt] = [newToken(), newCode(), new Date(now())];
        const tokenHash = keys.tokenHash('code', token);
        const expiresAt = new Date(now() + CODE_MINUTES * MINUTE_MS);
        await tx
          .insert(tireCodes)
          .values({ tokenHash, phone, ...asker, codeHash: keys.codeHash(tokenHash, code), createdAt, expiresAt });
        await tx.insert(outbox).values({
          channel: 'sms',
          // Erased once it is sent, as everything that logs in.
          kind: 'signIn',
          recipient: phone,
          ...message(code),
          createdAt,
          nextAttemptAt: createdAt,
          expiresAt,
        });
        const made = { createdAt, usedAt: null, ...asker, wrongTries: 0 };
        const secondsToResend = waitAfter([...sent, made], asker) || RESEND_SECONDS;
        return { kind: 'sent', token, secondsToResend };
      }),

    async phoneOf(token) {
      const [row] = await orm
        .select({ phone: tireCodes.phone })
        .from(tireCodes)
        .where(and(eq(tireCodes.tokenHash, keys.tokenHash('code', token)), valid()));
      return row?.phone ?? null;
    },

    redeem: ({ token, code }, whenRight) =>
      orm.transaction(async (tx) => {
        const tokenHash = keys.tokenHash('code', token);
        const given = keys.codeHash(tokenHash, code);
        // Locked, so that tries at the same moment count each other.
        const [row] = await tx
          .select()
          .from(tireCodes)
          .where(and(eq(tireCodes.tokenHash, tokenHash), valid()))
          .for('update');
        if (!row || row.usedAt || row.wrongTries >= CODE_TRIES) return { kind: 'ended' };
        const most = await mostTries(tx, row);
        if (row.wrongTries >= most) return { kind: 'ended' };
        if (isSame(given, row.codeHash)) {
          await tx
            .update(tireCodes)
            .set({ usedAt: new Date(now()) })
            .where(eq(tireCodes.tokenHash, tokenHash));
          return { kind: 'right', value: await whenRight(tx, row.phone) };
        }
        await tx
          .update(tireCodes)
          .set({ wrongTries: row.wrongTries + 1 })
          .where(eq(tireCodes.tokenHash, tokenHash));
        const triesLeft = most - row.wrongTries - 1;
        return triesLeft > 0 ? { kind: 'wrong', triesLeft } : { kind: 'ended' };
      }),

    async deleteOld() {
      await orm.delete(tireCodes).where(lt(tireCodes.createdAt, since(DAY_MINUTES)));
    },
  };
}
