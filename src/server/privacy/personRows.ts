import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { searchAlerts } from '../database/alerts.tables';
import { staffMembers, submissionReplies } from '../database/inbox.tables';
import { bookingNumberText } from '@/domain/workshop/bookingNumber';
import type { Orm } from '../database/orm';
import { outbox, staff, submissions } from '../database/schema';
import {
  tireAgreements,
  tireCodes,
  tireMeasurements,
  tireReminders,
  tireSessions,
  tireWheels,
} from '../database/tireHotel.tables';
import { workshopBookings } from '../database/workshop.tables';
import { internationalNumber } from '../messages/phoneNumber';

/** Numbers written without a country's code are of this country, as in bookings without a language. */
const HOME_LOCALE = 'sv-SE';

const isText = (column: SQL.Aliased | SQL | typeof outbox.recipient, text: string): SQL =>
  sql`lower(${column}) = ${text}`;

/** Whether a text names the address, and not one that only ends or begins like it. */
function names(text: string, mail: string): boolean {
  const literal = mail.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.+%-])${literal}(?![\\w-]|\\.\\w)`, 'i').test(text);
}

/**
 * All rows of the person with a mail address. Text messages and log-ins of the tire hotel are found by the telephone
 * numbers of the person's agreements, text messages about bookings by their numbers.
 */
export async function rowsOf(orm: Orm, address: string) {
  const mail = address.trim().toLowerCase();
  const bookings = await orm
    .select()
    .from(workshopBookings)
    .where(isText(sql`${workshopBookings.customer}->>'email'`, mail));
  const agreements = await orm
    .select()
    .from(tireAgreements)
    .where(isText(sql`${tireAgreements.customerEmail}`, mail));
  const phones = [...new Set(agreements.map(({ phone }) => phone))];
  // Anybody can type any number into a booking: of its text messages only those about this booking are the person's.
  const enteredPhones = [
    ...new Set(
      bookings.flatMap(({ customer, locale }) => [
        customer.phone,
        internationalNumber(customer.phone, locale ?? HOME_LOCALE),
      ]),
    ),
  ];
  const bookingNumbers = bookings.map(({ bookingNumber }) => bookingNumberText(bookingNumber));
  const regNos = agreements.map(({ regNo }) => regNo);

  // Forms name their fields differently: the address is one of the values, as it is written in JSON.
  const sent = await orm
    .select()
    .from(submissions)
    .where(sql`strpos(lower(${submissions.payload}::text), ${JSON.stringify(mail)}) > 0`);
  const sentIds = sent.map(({ id }) => id);
  const found = await orm
    .select()
    .from(outbox)
    .where(
      or(
        sql`strpos(lower(${outbox.body}), ${mail}) > 0`,
        isText(outbox.recipient, mail),
        isText(sql`${outbox.replyTo}`, mail),
        inArray(outbox.recipient, [...phones, ...enteredPhones]),
        inArray(outbox.submissionId, sentIds),
        inArray(outbox.thread, sentIds),
      ),
    );
  const isOwn = (row: (typeof found)[number]): boolean =>
    [row.recipient, row.replyTo, row.body].some((text) => text !== null && names(text, mail)) ||
    phones.includes(row.recipient) ||
    (enteredPhones.includes(row.recipient) && bookingNumbers.some((number) => row.body.includes(number))) ||
    [row.submissionId, row.thread].some((id) => id !== null && sentIds.includes(id));

  const members = await orm.select().from(staffMembers).where(eq(staffMembers.email, mail));
  return {
    workshop_bookings: bookings.map(({ idempotencyKey: _key, bodyHash: _hash, holder: _holder, ...row }) => row),
    submissions: sent.map(({ formSubmissionId: _id, bodyHash: _hash, ...row }) => row),
    submission_replies: await orm
      .select()
      .from(submissionReplies)
      .where(
        or(
          inArray(submissionReplies.submissionId, sentIds),
          inArray(
            submissionReplies.staffId,
            members.map(({ id }) => id),
          ),
        ),
      ),
    outbox: found.filter(isOwn).map(({ device: _device, neighbourhood: _block, confirmHash: _hash, ...row }) => row),
    search_alerts: await orm
      .select()
      .from(searchAlerts)
      .where(isText(sql`${searchAlerts.mail}`, mail)),
    tire_agreements: agreements,
    tire_wheels: await orm.select().from(tireWheels).where(inArray(tireWheels.regNo, regNos)),
    tire_measurements: await orm.select().from(tireMeasurements).where(inArray(tireMeasurements.regNo, regNos)),
    tire_reminders: await orm.select().from(tireReminders).where(inArray(tireReminders.regNo, regNos)),
    tire_codes: (await orm.select().from(tireCodes).where(inArray(tireCodes.phone, phones))).map(
      ({ tokenHash: _token, codeHash: _code, asker: _asker, askerNetwork: _network, ...row }) => row,
    ),
    tire_sessions: (await orm.select().from(tireSessions).where(inArray(tireSessions.phone, phones))).map(
      ({ hash: _hash, ...row }) => row,
    ),
    staff_members: members,
    staff: await orm
      .select()
      .from(staff)
      .where(isText(sql`${staff.email}`, mail)),
  };
}

export type PersonRows = Awaited<ReturnType<typeof rowsOf>>;
