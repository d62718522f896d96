import { eq, inArray } from 'drizzle-orm';
import { instantOf } from '@/domain/workshop/slotInstant';
import { searchAlerts } from '../database/alerts.tables';
import { staffLinks, staffMembers, staffSessions } from '../database/inbox.tables';
import type { Orm } from '../database/orm';
import { outbox, submissions } from '../database/schema';
import { tireCodes, tireSessions } from '../database/tireHotel.tables';
import { workshopBookings } from '../database/workshop.tables';
import { pictureIdsOf } from '../inbox/inboxDetails';
import { rowsOf, type PersonRows } from './personRows';

export interface PersonalExport {
  mail: string;
  /** ISO instant. */
  exportedAt: string;
  tables: PersonRows;
  /** Files in the folder of uploads. */
  pictures: readonly string[];
}

/** What an erasure leaves, and why. */
interface Remainder {
  table: keyof PersonRows;
  rows: number;
  reason: string;
}

export interface Erasure {
  /** Rows deleted or made anonymous, by table; tables without any are absent. */
  erased: Partial<Record<keyof PersonRows | 'pictures', number>>;
  stays: readonly Remainder[];
}

export interface PrivacyService {
  /** Everything about the person with this mail address. */
  export(mail: string): Promise<PersonalExport>;
  /** Deletes what neither a contract nor the law keeps. */
  erase(mail: string): Promise<Erasure>;
}

const REASONS = {
  workshop_bookings:
    'A visit to come is a contract that is still to be fulfilled: cancel it first, or erase again after the visit.',
  tire_agreements:
    "An agreement that is running is a contract: end it in the group's business system; the next import of facilities removes it with its wheels.",
  staff_members: 'A member of staff signs in with it: npm run staff -- remove EMAIL first.',
  staff: 'It is published as a contact of a facility: remove it in the source of the import of facilities.',
  submission_replies:
    'Replies to customers are their correspondence, which ends with the submission; the name is gone.',
} as const;

export interface PrivacyParts {
  orm: Orm;
  /** Deletes the pictures of submissions. */
  removePictures(ids: readonly string[]): Promise<void>;
  now?: () => number;
}

export function createPrivacyService({ orm, removePictures, now = Date.now }: PrivacyParts): PrivacyService {
  const picturesIn = ({ submissions: sent }: PersonRows): string[] =>
    sent.flatMap(({ payload }) => pictureIdsOf(payload));

  /** What signs in a removed member, and who it was; the id stays for the history. */
  async function anonymise(tx: Orm, id: string): Promise<void> {
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, id));
    await tx.delete(staffLinks).where(eq(staffLinks.staffId, id));
    await tx
      .update(staffMembers)
      .set({ email: `${id}@removed.invalid`, name: 'Removed' })
      .where(eq(staffMembers.id, id));
  }

  return {
    async export(mail) {
      const tables = await rowsOf(orm, mail);
      return { mail, exportedAt: new Date(now()).toISOString(), tables, pictures: picturesIn(tables) };
    },

    async erase(mail) {
      const { rows, ...result } = await orm.transaction(async (tx) => {
        const rows = await rowsOf(tx, mail);
        const isToCome = (row: PersonRows['workshop_bookings'][number]): boolean =>
          row.status === 'booked' && instantOf(row) > now();
        const bookings = rows.workshop_bookings.filter((row) => !isToCome(row));
        const coming = rows.workshop_bookings.length - bookings.length;
        // Confirmation and reminder of a visit to come are still sent.
        const messages = rows.outbox.filter(({ sentAt, deadAt }) => coming === 0 || sentAt !== null || deadAt !== null);
        const former = rows.staff_members.filter(({ removedAt }) => removedAt !== null);
        const sentIds = rows.submissions.map(({ id }) => id);
        const replies = rows.submission_replies.filter(({ submissionId }) => sentIds.includes(submissionId));

        const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
        await tx.delete(workshopBookings).where(inArray(workshopBookings.id, ids(bookings)));
        await tx.delete(submissions).where(inArray(submissions.id, sentIds));
        await tx.delete(outbox).where(inArray(outbox.id, ids(messages)));
        await tx.delete(searchAlerts).where(inArray(searchAlerts.id, ids(rows.search_alerts)));
        const phones = [...rows.tire_codes, ...rows.tire_sessions].map(({ phone }) => phone);
        await tx.delete(tireCodes).where(inArray(tireCodes.phone, phones));
        await tx.delete(tireSessions).where(inArray(tireSessions.phone, phones));
        for (const { id } of former) await anonymise(tx, id);

        const left = (table: keyof typeof REASONS, count: number): Remainder[] =>
          count > 0 ? [{ table, rows: count, reason: REASONS[table] }] : [];
        const erased: Erasure['erased'] = {
          workshop_bookings: bookings.length,
          submissions: sentIds.length,
          submission_replies: replies.length,
          outbox: messages.length,
          search_alerts: rows.search_alerts.length,
          tire_codes: rows.tire_codes.length,
          tire_sessions: rows.tire_sessions.length,
          staff_members: former.length,
        };
        const stays = [
          ...left('workshop_bookings', coming),
          ...left('tire_agreements', rows.tire_agreements.length),
          ...left('staff_members', rows.staff_members.length - former.length),
          ...left('submission_replies', rows.submission_replies.length - replies.length),
          ...left('staff', rows.staff.length),
        ];
        return { rows, erased, stays };
      });
      const pictures = picturesIn(rows);
      await removePictures(pictures);
      const counts = Object.entries({ ...result.erased, pictures: pictures.length }).filter(([, count]) => count > 0);
      return { erased: Object.fromEntries(counts), stays: result.stays };
    },
  };
}
