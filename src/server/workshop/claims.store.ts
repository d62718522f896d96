import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { HOLD_EXTENSIONS, HOLD_MINUTES } from '@/domain/workshop/booking';
import type { SlotTime } from '@/domain/workshop/slotTime';
import type { Orm } from '@/server/database/orm';
import { workshopClaims } from '@/server/database/workshop.tables';
import { findFreeSlot, partOf, type Claim } from './availability';
import type { WorkshopDepartment } from './departments.service';
import type { KeyedMutex } from '../../lib/keyedMutex';

export interface WantedSlot {
  department: WorkshopDepartment;
  at: SlotTime;
  isFullDay: boolean;
}

/** A hold as it is kept. */
interface StoredHold {
  expiresAt: Date;
  extensions: number;
}

/** Both ends included; what has run out is not there, nor what `but` (the digest of a visitor) holds. */
export function claimsBetween(
  orm: Orm,
  departmentId: string,
  from: string,
  to: string,
  now: number,
  but: string | null,
): Promise<Claim[]> {
  const { localDate, localTime, part, deskPlace, partPlace, expiresAt, holder } = workshopClaims;
  const live = or(isNull(expiresAt), gt(expiresAt, new Date(now)));
  const others = but === null ? undefined : or(isNull(holder), sql`${holder} <> ${but}`);
  return orm
    .select({ localDate, localTime, part, deskPlace, partPlace })
    .from(workshopClaims)
    .where(and(eq(workshopClaims.departmentId, departmentId), gte(localDate, from), lte(localDate, to), live, others))
    .orderBy(asc(localDate), asc(localTime));
}

/** Whoever changes a day, or what a visitor holds, waits for whoever is at it; ends with the transaction. Visitors go before days. */
const lock = (tx: Orm, what: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
export const lockVisitor = (tx: Orm, holder: string): Promise<unknown> => lock(tx, `workshop visitor ${holder}`);
/** In one order, whoever locks them. */
export async function lockDays(tx: Orm, slots: readonly { departmentId: string; localDate: string }[]): Promise<void> {
  for (const day of [
    ...new Set(slots.map(({ departmentId, localDate }) => `workshop day ${departmentId} ${localDate}`)),
  ].toSorted())
    await lock(tx, day);
}

const ofDay = ({ department, at }: WantedSlot) =>
  and(eq(workshopClaims.departmentId, department.departmentId), eq(workshopClaims.localDate, at.localDate));
const ofSlot = (slot: WantedSlot) =>
  and(
    ofDay(slot),
    eq(workshopClaims.localTime, slot.at.localTime),
    eq(workshopClaims.part, partOf(slot.at.localTime, slot.isFullDay)),
  );

/** The slot belongs to another visitor; rolls the transaction back. */
export class SlotTaken extends Error {
  override readonly name = 'SlotTaken';
}

/** Null for what was taken meanwhile, by our own count or by the database's rule; any other trouble stays one. */
export async function unlessTaken<T>(change: () => Promise<T>): Promise<T | null> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof SlotTaken || breaksPlaceRule(error)) return null;
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

function breaksPlaceRule(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === UNIQUE_VIOLATION)
      return 'constraint' in at && String(at.constraint).startsWith('workshop_claims');
  }
  return false;
}

export type Owner = { bookingId: string } | { holder: string; expiresAt: Date };

/** Takes a place of a locked day; false when there is none. Holds that have run out make room. */
export async function claimSlot(tx: Orm, slot: WantedSlot, owner: Owner, now: number): Promise<boolean> {
  const { department, at } = slot;
  const { departmentId } = department;
  await tx.delete(workshopClaims).where(and(ofDay(slot), lte(workshopClaims.expiresAt, new Date(now))));
  const part = partOf(at.localTime, slot.isFullDay);
  const place = findFreeSlot(
    department,
    at,
    part,
    await claimsBetween(tx, departmentId, at.localDate, at.localDate, now, null),
  );
  if (!place) return false;
  await tx
    .insert(workshopClaims)
    .values({ departmentId, localDate: at.localDate, localTime: at.localTime, part, ...place, ...owner });
  return true;
}

/** Gives a visitor's held place to a booking; false where the visitor does not hold it, or no longer. */
export async function convertHold(
  tx: Orm,
  slot: WantedSlot,
  holder: string,
  bookingId: string,
  now: number,
): Promise<boolean> {
  const turned = await tx
    .update(workshopClaims)
    .set({ bookingId, holder: null, expiresAt: null })
    .where(and(ofSlot(slot), eq(workshopClaims.holder, holder), gt(workshopClaims.expiresAt, new Date(now))))
    .returning({ place: workshopClaims.partPlace });
  return turned.length > 0;
}

export async function releaseHolds(tx: Orm, holder: string): Promise<void> {
  await tx.delete(workshopClaims).where(eq(workshopClaims.holder, holder));
}

export async function releaseBooking(tx: Orm, bookingId: string): Promise<void> {
  await tx.delete(workshopClaims).where(eq(workshopClaims.bookingId, bookingId));
}

/** Whether nothing is left there for this visitor: one look, before a transaction that would find the same. */
export async function isTaken(
  orm: Orm,
  { department, at, isFullDay }: WantedSlot,
  now: number,
  holder: string | null,
): Promise<boolean> {
  const claims = await claimsBetween(orm, department.departmentId, at.localDate, at.localDate, now, holder);
  return findFreeSlot(department, at, partOf(at.localTime, isFullDay), claims) === null;
}

/** What takes turns: a day of a workshop. */
export const dayKey = ({ department, at }: WantedSlot): string => `${department.departmentId} ${at.localDate}`;

export interface ClaimsStore {
  /** A place for a while, instead of any other that the visitor held; the same one again stands as it was, or longer. Null: it is taken, and what was held stays held. */
  hold(slot: WantedSlot, holder: string, extend: boolean): Promise<StoredHold | null>;
  /** Gives the visitor's hold on this time back. */
  release(slot: Pick<WantedSlot, 'at' | 'isFullDay'> & { departmentId: string }, holder: string): Promise<void>;
  /** Takes away what has run out. Nobody waits for it: an expired hold counts for nothing. */
  tidy(): Promise<void>;
}

export function createClaimsStore(orm: Orm, now: () => number, inSequence: KeyedMutex): ClaimsStore {
  const until = (): Date => new Date(now() + HOLD_MINUTES * 60_000);
  return {
    hold: (slot, holder, extend) =>
      inSequence(dayKey(slot), async () =>
        (await isTaken(orm, slot, now(), holder))
          ? null
          : unlessTaken(() =>
              orm.transaction(async (tx) => {
                await lockVisitor(tx, holder);
                await lockDays(tx, [{ departmentId: slot.department.departmentId, localDate: slot.at.localDate }]);
                const { expiresAt, extensions } = workshopClaims;
                const [own] = await tx
                  .select({ expiresAt, extensions })
                  .from(workshopClaims)
                  .where(and(ofSlot(slot), eq(workshopClaims.holder, holder), gt(expiresAt, new Date(now()))));
                if (own?.expiresAt) {
                  if (!extend || own.extensions >= HOLD_EXTENSIONS)
                    return { expiresAt: own.expiresAt, extensions: own.extensions };
                  const longer = { expiresAt: until(), extensions: own.extensions + 1 };
                  await tx
                    .update(workshopClaims)
                    .set(longer)
                    .where(and(ofSlot(slot), eq(workshopClaims.holder, holder)));
                  return longer;
                }
                // Also one of this very slot that has just run out: another visitor may have taken the slot, so it is claimed again.
                await releaseHolds(tx, holder);
                const expiry = until();
                if (!(await claimSlot(tx, slot, { holder, expiresAt: expiry }, now()))) throw new SlotTaken();
                return { expiresAt: expiry, extensions: 0 };
              }),
            ),
      ),
    async release({ departmentId, at, isFullDay }, holder) {
      await orm
        .delete(workshopClaims)
        .where(
          and(
            eq(workshopClaims.departmentId, departmentId),
            eq(workshopClaims.localDate, at.localDate),
            eq(workshopClaims.localTime, at.localTime),
            eq(workshopClaims.part, partOf(at.localTime, isFullDay)),
            eq(workshopClaims.holder, holder),
          ),
        );
    },
    async tidy() {
      // Locked rows are skipped, so that two clean-ups never wait for each other.
      await orm.execute(
        sql`delete from ${workshopClaims} where ctid = any(array(select ctid from ${workshopClaims} where expires_at <= ${new Date(now()).toISOString()}::timestamptz for update skip locked))`,
      );
    },
  };
}
