import { createHash } from 'node:crypto';
import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { HOLD_EXTENSIONS, HOLD_MINUTES, type ChosenSlot } from '@/domain/workshop/booking';
import { slotTimeOf, type SlotTime } from '@/domain/workshop/slotTime';
import { failed, ok, type Result } from '@/errors/result';
import type { Orm } from '@/server/database/orm';
import { workshopClaims } from '@/server/database/workshop.tables';
import { claimPartOf, findFreeSlot, mostHeld, type Claim } from './availability';
import type { Departments, WorkshopDepartment } from './departments.service';
import type { KeyedMutex } from '../../lib/keyedMutex';
import type { BookingKind, ClaimPart } from './workshop.types';

export interface WantedSlot {
  kind: BookingKind;
  department: WorkshopDepartment;
  slotTime: SlotTime;
  isFullDay: boolean;
}

/** NOT_FOUND: no such department, or no time. */
export async function wantedSlot(
  departments: Departments,
  { departmentId, timeSlot, isFullDay }: ChosenSlot,
  kind: BookingKind = 'workshop',
): Promise<Result<WantedSlot>> {
  const department = await departments.byId(departmentId);
  const slotTime = department && slotTimeOf(timeSlot, department.zone);
  return department && slotTime ? ok({ kind, department, slotTime, isFullDay }) : failed('NOT_FOUND');
}

/** Null: nothing is claimed. */
const partOfSlot = ({ kind, slotTime, isFullDay }: Pick<WantedSlot, 'kind' | 'slotTime' | 'isFullDay'>) =>
  claimPartOf({ kind, localTime: slotTime.localTime, isFullDay });

/** A hold in the database. */
interface StoredHold {
  expiresAt: Date;
  extensions: number;
}

/** Hash of a visitor's cookie, as it is stored. */
export const holderOf = (visitor: string): string =>
  createHash('sha256').update(`workshop ${visitor}`).digest('base64url');

/** Claims from `from` to `to`, both included, without expired ones and those of the holder `but`. */
export function claimsBetween(
  orm: Orm,
  departmentId: string,
  from: string,
  to: string,
  now: number,
  but: string | null,
): Promise<Claim[]> {
  const { localDate, localTime, part, dropOffNumber, partNumber, expiresAt, holder } = workshopClaims;
  const live = or(isNull(expiresAt), gt(expiresAt, new Date(now)));
  const others = but === null ? undefined : or(isNull(holder), sql`${holder} <> ${but}`);
  return orm
    .select({ localDate, localTime, part, dropOffNumber, partNumber })
    .from(workshopClaims)
    .where(and(eq(workshopClaims.departmentId, departmentId), gte(localDate, from), lte(localDate, to), live, others))
    .orderBy(asc(localDate), asc(localTime));
}

/**
 * Takes a lock until the transaction ends. Changes of a day, or of a visitor's holds, run one after another. Lock
 * visitors before days.
 */
const lock = (tx: Orm, what: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
export const lockVisitor = (tx: Orm, holder: string): Promise<unknown> => lock(tx, `workshop visitor ${holder}`);
/** Locks in a fixed order, so that two transactions cannot deadlock. */
export async function lockDays(tx: Orm, slots: readonly { departmentId: string; localDate: string }[]): Promise<void> {
  for (const day of [
    ...new Set(slots.map(({ departmentId, localDate }) => `workshop day ${departmentId} ${localDate}`)),
  ].toSorted())
    await lock(tx, day);
}

const ofDay = ({ department, slotTime }: WantedSlot) =>
  and(eq(workshopClaims.departmentId, department.departmentId), eq(workshopClaims.localDate, slotTime.localDate));
const ofSlot = (slot: WantedSlot, part: ClaimPart) =>
  and(ofDay(slot), eq(workshopClaims.localTime, slot.slotTime.localTime), eq(workshopClaims.part, part));

/** Another visitor has the slot; rolls the transaction back. */
export class SlotTaken extends Error {
  override readonly name = 'SlotTaken';
}

/** Null if the slot was taken meanwhile, by our count or by the unique constraint; throws any other error. */
export async function unlessTaken<T>(change: () => Promise<T>): Promise<T | null> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof SlotTaken || violatesClaimRule(error)) return null;
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

function violatesClaimRule(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === UNIQUE_VIOLATION)
      return 'constraint' in cause && String(cause.constraint).startsWith('workshop_claims');
  }
  return false;
}

export type Owner = { bookingId: string } | { holder: string; expiresAt: Date };

/** Claims a slot of a locked day; false when it is full. Expired holds are deleted first. */
export async function claimSlot(tx: Orm, slot: WantedSlot, owner: Owner, now: number): Promise<boolean> {
  const { department, slotTime } = slot;
  const { departmentId } = department;
  const part = partOfSlot(slot);
  if (part === null) return true;
  await tx.delete(workshopClaims).where(and(ofDay(slot), lte(workshopClaims.expiresAt, new Date(now))));
  const free = findFreeSlot(
    department,
    slotTime,
    part,
    await claimsBetween(tx, departmentId, slotTime.localDate, slotTime.localDate, now, null),
  );
  if (!free) return false;
  await tx
    .insert(workshopClaims)
    .values({ departmentId, localDate: slotTime.localDate, localTime: slotTime.localTime, part, ...free, ...owner });
  return true;
}

/** Whether one more hold leaves others their half of this part of a locked day. */
async function mayHold(tx: Orm, slot: WantedSlot, part: ClaimPart, now: number): Promise<boolean> {
  const { holder, expiresAt } = workshopClaims;
  const claims = await tx
    .select({ holder, expiresAt })
    .from(workshopClaims)
    .where(and(ofDay(slot), eq(workshopClaims.part, part)));
  const booked = claims.filter((claim) => claim.holder === null).length;
  const held = claims.filter((claim) => claim.holder !== null && (claim.expiresAt?.getTime() ?? 0) > now).length;
  return held < mostHeld(slot.department, slot.slotTime.localDate, part, booked);
}

/** Converts a visitor's hold into a booking's claim; false if the visitor does not hold the slot (any more). */
export async function convertHold(
  tx: Orm,
  slot: WantedSlot,
  holder: string,
  bookingId: string,
  now: number,
): Promise<boolean> {
  const part = partOfSlot(slot);
  if (part === null) return false;
  const turned = await tx
    .update(workshopClaims)
    .set({ bookingId, holder: null, expiresAt: null })
    .where(and(ofSlot(slot, part), eq(workshopClaims.holder, holder), gt(workshopClaims.expiresAt, new Date(now))))
    .returning({ number: workshopClaims.partNumber });
  return turned.length > 0;
}

export async function releaseHolds(tx: Orm, holder: string): Promise<void> {
  await tx.delete(workshopClaims).where(eq(workshopClaims.holder, holder));
}

export async function releaseBooking(tx: Orm, bookingId: string): Promise<void> {
  await tx.delete(workshopClaims).where(eq(workshopClaims.bookingId, bookingId));
}

/** Whether the slot is full for this visitor: a cheap check before the transaction. */
export async function isTaken(orm: Orm, slot: WantedSlot, now: number, holder: string | null): Promise<boolean> {
  const { department, slotTime } = slot;
  const part = partOfSlot(slot);
  if (part === null) return false;
  const claims = await claimsBetween(orm, department.departmentId, slotTime.localDate, slotTime.localDate, now, holder);
  return findFreeSlot(department, slotTime, part, claims) === null;
}

/** The mutex key: a day of a workshop. */
export const dayKey = ({ department, slotTime }: WantedSlot): string =>
  `${department.departmentId} ${slotTime.localDate}`;

export interface ClaimsStore {
  /**
   * Holds a slot that can be claimed and releases the visitor's earlier hold. The same slot again keeps its expiry, or is extended. Null:
   * it is taken, and the earlier hold stays. 'unheld': it is free, but others hold their half of the day; the booking
   * alone decides.
   */
  hold(slot: WantedSlot, holder: string, extend: boolean): Promise<StoredHold | 'unheld' | null>;
  /** Releases the visitor's hold on this time. */
  release(
    slot: Pick<WantedSlot, 'kind' | 'slotTime' | 'isFullDay'> & { departmentId: string },
    holder: string,
  ): Promise<void>;
  /** Deletes expired holds. They are ignored before as well. */
  tidy(): Promise<void>;
}

export function createClaimsStore(orm: Orm, now: () => number, inSequence: KeyedMutex): ClaimsStore {
  const until = (): Date => new Date(now() + HOLD_MINUTES * 60_000);
  return {
    hold: (slot, holder, extend) =>
      inSequence(dayKey(slot), async () => {
        const part = partOfSlot(slot);
        return part === null || (await isTaken(orm, slot, now(), holder))
          ? null
          : unlessTaken(() =>
              orm.transaction(async (tx) => {
                await lockVisitor(tx, holder);
                await lockDays(tx, [
                  { departmentId: slot.department.departmentId, localDate: slot.slotTime.localDate },
                ]);
                const { expiresAt, extensions } = workshopClaims;
                const [own] = await tx
                  .select({ expiresAt, extensions })
                  .from(workshopClaims)
                  .where(and(ofSlot(slot, part), eq(workshopClaims.holder, holder), gt(expiresAt, new Date(now()))));
                if (own?.expiresAt) {
                  if (!extend || own.extensions >= HOLD_EXTENSIONS)
                    return { expiresAt: own.expiresAt, extensions: own.extensions };
                  const longer = { expiresAt: until(), extensions: own.extensions + 1 };
                  await tx
                    .update(workshopClaims)
                    .set(longer)
                    .where(and(ofSlot(slot, part), eq(workshopClaims.holder, holder)));
                  return longer;
                }
                // This also releases an expired hold on this slot: another visitor may have taken the slot, so it is
                // claimed again.
                await releaseHolds(tx, holder);
                if (!(await mayHold(tx, slot, part, now()))) return 'unheld' as const;
                const expiry = until();
                if (!(await claimSlot(tx, slot, { holder, expiresAt: expiry }, now()))) throw new SlotTaken();
                return { expiresAt: expiry, extensions: 0 };
              }),
            );
      }),
    async release({ departmentId, ...slot }, holder) {
      const { slotTime } = slot;
      const part = partOfSlot(slot);
      if (part === null) return;
      await orm
        .delete(workshopClaims)
        .where(
          and(
            eq(workshopClaims.departmentId, departmentId),
            eq(workshopClaims.localDate, slotTime.localDate),
            eq(workshopClaims.localTime, slotTime.localTime),
            eq(workshopClaims.part, part),
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
