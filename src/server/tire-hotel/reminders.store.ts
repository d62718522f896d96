import { and, asc, eq, gte, isNull, notExists, sql } from 'drizzle-orm';
import type { Orm } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { tireAgreements, tireReminders, tireWheels } from '@/server/database/tireHotel.tables';
import { workshopBookings } from '@/server/database/workshop.tables';
import type { OutgoingMessage } from '../workshop/messageTexts';
import type { AgreementRow } from './agreements.store';
import type { ChangeSeason } from './changeSeason';

/** Reminders in one transaction. */
const BATCH = 20;

export interface RemindersStore {
  /**
   * Writes the reminders of some agreements, each once a season, with their messages in one transaction: of customers
   * who want them, whose wheels of the season are stored, and who have not booked. Returns their number.
   */
  remind(
    season: ChangeSeason,
    /** Runs in the transaction, and reads nothing: a single connection would wait for itself. */
    messageFor: (agreement: AgreementRow, reminderId: string) => OutgoingMessage & { unsubscribeUrl: string },
  ): Promise<number>;
  /** Ends the reminders of the car that this one was about; false: there is no such reminder. */
  end(reminderId: string): Promise<boolean>;
}

export function createRemindersStore(orm: Orm, now: () => number): RemindersStore {
  return {
    remind: ({ wheels, name, changesFrom }, messageFor) =>
      orm.transaction(async (tx) => {
        const booked = tx
          .select({ one: sql`1` })
          .from(workshopBookings)
          .where(
            and(
              eq(workshopBookings.registrationNumber, tireAgreements.regNo),
              eq(workshopBookings.kind, 'tire-hotel'),
              eq(workshopBookings.status, 'booked'),
              gte(workshopBookings.localDate, changesFrom),
            ),
          );
        const stored = tx
          .select({ one: sql`1` })
          .from(tireWheels)
          .where(and(eq(tireWheels.regNo, tireAgreements.regNo), eq(tireWheels.season, wheels)));
        const due = await tx
          .select({ agreement: tireAgreements })
          .from(tireAgreements)
          .leftJoin(tireReminders, and(eq(tireReminders.regNo, tireAgreements.regNo), eq(tireReminders.season, name)))
          .where(
            and(
              eq(tireAgreements.wantsReminder, true),
              isNull(tireReminders.id),
              notExists(booked),
              sql`exists ${stored}`,
            ),
          )
          .orderBy(asc(tireAgreements.regNo))
          .limit(BATCH)
          // Rows that another server has locked are skipped; the unique index refuses a second reminder in any case.
          .for('update', { of: tireAgreements, skipLocked: true });
        let reminded = 0;
        for (const { agreement } of due) {
          const [made] = await tx
            .insert(tireReminders)
            .values({ regNo: agreement.regNo, season: name, sentAt: new Date(now()) })
            .onConflictDoNothing()
            .returning();
          if (!made) continue;
          await tx.insert(outbox).values({ ...messageFor(agreement, made.id), site: agreement.site });
          reminded += 1;
        }
        return reminded;
      }),

    end: (reminderId) =>
      orm.transaction(async (tx) => {
        const [reminder] = await tx.select().from(tireReminders).where(eq(tireReminders.id, reminderId));
        if (!reminder) return false;
        await tx.update(tireAgreements).set({ wantsReminder: false }).where(eq(tireAgreements.regNo, reminder.regNo));
        return true;
      }),
  };
}
