import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Car } from '@/domain/cars/car';
import type { Money } from '@/domain/stock/stock';
import type { StockName } from '@/sites/site.types';
import { searchAlerts } from '../database/alerts.tables';
import type { Orm } from '../database/orm';
import { cars, outbox, priceHistory, priceLedgerHeads } from '../database/schema';
import { lockRecipient, storedRecipientKey } from '../messages/recipientLimit';

export type AlertRow = typeof searchAlerts.$inferSelect;
type NewMail = typeof outbox.$inferInsert;

/** A car that is new, or cheaper, since an entry of the price ledger. */
export interface ChangedCar {
  id: string;
  version: number;
  document: Car;
  /** What it cost at that entry; null: it is new. */
  before: Money | null;
}

/** A stock's changes are mailed together once the oldest of them is this old: a feed comes in many parts. */
const GATHER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
const RETRY_MS = 60 * 60_000;
/** Alerts of one round; the next round takes the others. */
const MOST_DUE = 1_000;

/** The last entry of a stock's price ledger; 0: it has none. Writers queue for it, so that none comes in later below it. */
async function ledgerPosition(tx: Orm, stock: StockName): Promise<number> {
  const [head] = await tx
    .select({ position: priceLedgerHeads.position })
    .from(priceLedgerHeads)
    .where(eq(priceLedgerHeads.stock, stock));
  return head?.position ?? 0;
}

/** The cars on offer that came, or became cheaper, after an entry of the ledger, up to another. */
async function changedCars(
  tx: Orm,
  stock: StockName,
  { from, to }: { from: number; to: number },
): Promise<ChangedCar[]> {
  const changed = tx
    .select({ carId: priceHistory.carId })
    .from(priceHistory)
    .where(and(eq(priceHistory.stock, stock), gt(priceHistory.position, from), lte(priceHistory.position, to)));
  const rows = await tx
    .select({ id: cars.carId, version: cars.version, document: cars.document, now: cars.priceMinor })
    .from(cars)
    .where(and(eq(cars.stock, stock), eq(cars.removed, false), sql`${cars.carId} in ${changed}`));
  const earlier = await tx
    .selectDistinctOn([priceHistory.carId], {
      carId: priceHistory.carId,
      amountMinor: priceHistory.amountMinor,
      currency: priceHistory.currency,
    })
    .from(priceHistory)
    .where(
      and(eq(priceHistory.stock, stock), lte(priceHistory.position, from), sql`${priceHistory.carId} in ${changed}`),
    )
    .orderBy(priceHistory.carId, sql`${priceHistory.position} desc`);
  const pricesBefore = new Map(earlier.map(({ carId, ...price }) => [carId, price]));
  return rows.flatMap(({ now, ...car }) => {
    const before = pricesBefore.get(car.id) ?? null;
    const isCheaper =
      before !== null &&
      now !== null &&
      before.currency === car.document.car_price_currency &&
      now < before.amountMinor;
    return before === null || isCheaper ? [{ ...car, before }] : [];
  });
}

/** The confirmed alerts of a mailbox for one search. */
const sameAlert = ({ mailKey, site, search }: AlertRow) =>
  and(
    eq(searchAlerts.mailKey, mailKey),
    eq(searchAlerts.site, site),
    eq(searchAlerts.search, search),
    isNotNull(searchAlerts.confirmedAt),
  );

/** Alerts of all processes of the database. */
export function createSearchAlertsStore(orm: Orm, now: () => number) {
  const instant = (): Date => new Date(now());

  return {
    /**
     * Locks the mailbox until the transaction ends. Returns the searches that it has confirmed alerts for (anybody can
     * request more), and the confirmations requested in a day: by all, and by this device.
     */
    async mailbox(
      tx: Orm,
      mailKey: string,
      device: string | null,
    ): Promise<{ alerts: number; requested: number; requestedHere: number }> {
      await lockRecipient(tx, mailKey);
      const [confirmed] = await tx
        .select({ searches: sql<number>`count(distinct (${searchAlerts.site}, ${searchAlerts.search}))::int` })
        .from(searchAlerts)
        .where(
          and(
            eq(searchAlerts.mailKey, mailKey),
            isNotNull(searchAlerts.confirmedAt),
            gt(searchAlerts.expiresAt, instant()),
          ),
        );
      const [requests] = await tx
        .select({
          ofAll: sql<number>`count(*)::int`,
          here: sql<number>`(count(*) filter (where ${outbox.device} is not distinct from ${device}::text))::int`,
        })
        .from(outbox)
        .where(
          and(
            eq(storedRecipientKey('mail'), mailKey),
            eq(outbox.kind, 'confirm'),
            gt(outbox.createdAt, new Date(now() - DAY_MS)),
          ),
        );
      return {
        alerts: confirmed?.searches ?? 0,
        requested: requests?.ofAll ?? 0,
        requestedHere: requests?.here ?? 0,
      };
    },

    /**
     * Of the mails that wait for a press of the mailbox's owner so many remain; the others end. The device with most of
     * them loses its oldest; of devices with as many, the one in the middle: those that wait first and the newest stay.
     */
    async endHeldBeyond(tx: Orm, mailKey: string, most: number): Promise<void> {
      const held = await tx
        .select({ id: outbox.id, device: outbox.device })
        .from(outbox)
        .where(
          and(
            eq(storedRecipientKey('mail'), mailKey),
            eq(outbox.kind, 'confirm'),
            isNotNull(outbox.confirmHash),
            gt(outbox.expiresAt, instant()),
          ),
        )
        .orderBy(asc(outbox.createdAt));
      const ended: string[] = [];
      while (held.length > most) {
        const countOf = (device: string | null): number => held.filter((mail) => mail.device === device).length;
        const oldest = held.filter(({ device }, index) => held.findIndex((mail) => mail.device === device) === index);
        const mostOfDevice = Math.max(...oldest.map(({ device }) => countOf(device)));
        const candidates = oldest.filter(({ device }) => countOf(device) === mostOfDevice);
        const mail = candidates[Math.floor(candidates.length / 2)];
        if (!mail) break;
        held.splice(held.indexOf(mail), 1);
        ended.push(mail.id);
      }
      // Their rows stay for a while, and count for the devices that caused them.
      await tx.update(outbox).set({ expiresAt: instant() }).where(inArray(outbox.id, ended));
    },

    /**
     * Confirms a waiting alert; it replaces the mailbox's earlier ones of the same search, which send no more and
     * remain for the links in their mails. Pressed again it is confirmed still. False: it has ended, or was not
     * confirmed in time.
     */
    confirm: (id: string, expiresAt: Date): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const [alert] = await tx
          .select()
          .from(searchAlerts)
          .where(and(eq(searchAlerts.id, id), gt(searchAlerts.expiresAt, instant())))
          .for('update');
        if (!alert) return false;
        if (alert.confirmedAt) return true;
        // Of two that are confirmed at the same time, the later replaces the earlier.
        await lockRecipient(tx, alert.mailKey);
        await tx
          .update(searchAlerts)
          .set({ expiresAt, nextMailAt: expiresAt })
          .where(and(sameAlert(alert), ne(searchAlerts.id, id)));
        await tx
          .update(searchAlerts)
          .set({
            confirmedAt: instant(),
            expiresAt,
            nextMailAt: instant(),
            seenPosition: await ledgerPosition(tx, alert.stock),
          })
          .where(eq(searchAlerts.id, id));
        return true;
      }),

    /** Deletes an alert, a confirmed one with those that it replaced or that replaced it, and mail that is not sent yet. */
    end: (id: string, unsubscribeUrl: (alert: AlertRow) => string): Promise<void> =>
      orm.transaction(async (tx) => {
        const [alert] = await tx.select().from(searchAlerts).where(eq(searchAlerts.id, id)).for('update');
        if (!alert) return;
        const ended = await tx
          .delete(searchAlerts)
          .where(alert.confirmedAt ? sameAlert(alert) : eq(searchAlerts.id, id))
          .returning();
        await tx
          .delete(outbox)
          .where(
            and(
              isNull(outbox.sentAt),
              isNull(outbox.deadAt),
              inArray(outbox.unsubscribeUrl, ended.map(unsubscribeUrl)),
            ),
          );
      }),

    async find(id: string): Promise<AlertRow | null> {
      const [alert] = await orm
        .select()
        .from(searchAlerts)
        .where(and(eq(searchAlerts.id, id), gt(searchAlerts.expiresAt, instant())));
      return alert ?? null;
    },

    /** The confirmed alerts whose stock has changed since the entry that they have seen; those due longest come first. */
    due: (): Promise<AlertRow[]> => {
      const news = orm
        .select({ one: sql`1` })
        .from(priceHistory)
        .where(
          and(
            eq(priceHistory.stock, searchAlerts.stock),
            gt(priceHistory.position, searchAlerts.seenPosition),
            lte(priceHistory.recordedAt, new Date(now() - GATHER_MS)),
          ),
        );
      return orm
        .select()
        .from(searchAlerts)
        .where(
          and(
            isNotNull(searchAlerts.confirmedAt),
            lte(searchAlerts.nextMailAt, instant()),
            gt(searchAlerts.expiresAt, instant()),
            sql`exists ${news}`,
          ),
        )
        .orderBy(asc(searchAlerts.nextMailAt))
        .limit(MOST_DUE);
    },

    /** The cars that came or became cheaper after an entry of the ledger, as of its entry `to`. */
    changesAfter: (stock: StockName, from: number): Promise<{ to: number; cars: ChangedCar[] }> =>
      orm.transaction(
        async (tx) => {
          const to = await ledgerPosition(tx, stock);
          return { to, cars: await changedCars(tx, stock, { from, to }) };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    /**
     * Notes the entry up to which an alert has seen its stock; with a mail about it, which is queued, the alert rests for
     * a day. False, and nothing is queued: the alert has ended, or another process was first.
     */
    hasSeen: ({ id, seenPosition }: AlertRow, to: number, mail: NewMail | null): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const rows = await tx
          .update(searchAlerts)
          .set({ seenPosition: to, ...(mail && { nextMailAt: new Date(now() + DAY_MS) }) })
          .where(
            and(
              eq(searchAlerts.id, id),
              eq(searchAlerts.seenPosition, seenPosition),
              lte(searchAlerts.nextMailAt, instant()),
            ),
          )
          .returning({ id: searchAlerts.id });
        if (rows.length === 0) return false;
        if (mail) await tx.insert(outbox).values(mail);
        return true;
      }),

    /** After a failure. */
    postpone: async ({ id }: AlertRow): Promise<void> => {
      await orm
        .update(searchAlerts)
        .set({ nextMailAt: new Date(now() + RETRY_MS) })
        .where(and(eq(searchAlerts.id, id), lte(searchAlerts.nextMailAt, instant())));
    },

    /** Deletes what has ended by itself, with what was not confirmed in time. */
    deleteEnded: async (): Promise<void> => {
      await orm.delete(searchAlerts).where(lte(searchAlerts.expiresAt, instant()));
    },
  };
}
