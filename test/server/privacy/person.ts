import { searchAlerts } from '@/server/database/alerts.tables';
import { staffLinks, staffMembers, staffSessions, submissionReplies } from '@/server/database/inbox.tables';
import type { Orm } from '@/server/database/orm';
import { departments, facilities, outbox, staff, submissions } from '@/server/database/schema';
import {
  tireAgreements,
  tireCodes,
  tireMeasurements,
  tireReminders,
  tireSessions,
  tireWheels,
} from '@/server/database/tireHotel.tables';
import { workshopBookings } from '@/server/database/workshop.tables';

export const NOW = Date.parse('2026-11-20T09:00:00Z');
export const MAIL = 'lena@kund.example';
const PHONE = '+46701740605';
/** Of a picture that a submission names. */
export const PICTURE = 'p'.repeat(22);

const SOON = new Date(NOW + 60_000);

export const aBooking = (changes: Partial<typeof workshopBookings.$inferInsert> & { email?: string } = {}) => {
  const { email = MAIL, ...columns } = changes;
  const key = columns.bookingNumber ?? 'ABCDEFGH';
  return {
    idempotencyKey: `key ${key}`,
    bodyHash: 'hash',
    bookingNumber: key,
    departmentId: '100120',
    zone: 'Europe/Stockholm',
    localDate: '2026-10-01',
    localTime: '10:30',
    isFullDay: false,
    registrationNumber: 'ABC123',
    carName: 'Lenas Volvo',
    mileage: 4_200,
    customer: { firstName: 'Lena', lastName: 'Svensson', phone: '070-174 06 05', email },
    freeText: 'Bromsarna gnisslar',
    services: [],
    createdAt: new Date(NOW),
    changedAt: new Date(NOW),
    changeableUntil: new Date(NOW),
    remindAt: new Date(NOW),
    ...columns,
  } satisfies typeof workshopBookings.$inferInsert;
};

/** Rows of one person in every table that can have some, and those of another person with a longer address. */
export async function storePersons(orm: Orm): Promise<void> {
  const other = `x.${MAIL}`;
  await orm
    .insert(workshopBookings)
    .values([
      aBooking({ email: MAIL.toUpperCase() }),
      aBooking({ bookingNumber: 'OTHERONE', email: other }),
      aBooking({ bookingNumber: 'COMINGUP', localDate: '2026-12-01' }),
    ]);
  const [sent] = await orm
    .insert(submissions)
    .values([
      {
        formSubmissionId: 'one',
        form: 'contact',
        site: 'it',
        reference: 'C-1',
        payload: { name: 'Lena', email: MAIL, photos: [PICTURE] },
      },
      { formSubmissionId: 'two', form: 'contact', site: 'it', reference: 'C-2', payload: { email: other } },
    ])
    .returning({ id: submissions.id });
  const alert = {
    site: 'car-store-se',
    locale: 'sv-SE',
    stock: 'se',
    search: 'car_brand=Volvo',
    createdAt: new Date(NOW),
    expiresAt: SOON,
    nextMailAt: SOON,
    seenPosition: 0,
  } as const;
  await orm.insert(searchAlerts).values([MAIL, other].map((mail) => ({ ...alert, mail, mailKey: mail })));
  const message = { site: 'it', sentAt: new Date(NOW), subject: 'Hej' } as const;
  await orm.insert(outbox).values([
    { ...message, channel: 'mail', recipient: MAIL, body: 'Hej Lena', replyTo: 'it@nordvik.example' },
    { ...message, channel: 'sms', recipient: PHONE, body: 'Välkommen' },
    {
      ...message,
      channel: 'mail',
      recipient: 'sales@nordvik.example',
      body: `Från <${MAIL}>.`,
      submissionId: sent?.id,
    },
    { ...message, channel: 'mail', recipient: other, body: 'Hej' },
    { ...message, channel: 'mail', recipient: MAIL, body: 'Påminnelse', sentAt: null },
  ]);
  await orm.insert(tireAgreements).values({
    regNo: 'ABC123',
    phone: PHONE,
    customerName: 'Lena Svensson',
    customerEmail: MAIL,
    brand: 'Volvo',
    brandCode: 'VO',
    model: 'V60',
    productId: '1',
    packageLevel: 'bas',
    erpId: '1001.20',
  });
  const wheel = { regNo: 'ABC123', position: 'FL' };
  await orm.insert(tireWheels).values({
    ...wheel,
    name: 'Nokian',
    rimDiameter: 17,
    sectionWidth: 225,
    aspectRatio: 50,
    threadPattern: 'Hakka',
    season: 'winter',
    isStudded: true,
  });
  await orm.insert(tireMeasurements).values({ ...wheel, measuredOn: '2026-10-01', depth: 60 });
  await orm.insert(tireReminders).values({ regNo: 'ABC123', season: '2026-winter', sentAt: new Date(NOW) });
  const ends = { createdAt: new Date(NOW), expiresAt: SOON };
  await orm.insert(tireCodes).values({ tokenHash: 't', codeHash: 'c', phone: PHONE, ...ends });
  await orm.insert(tireSessions).values({ hash: 'h', phone: PHONE, seenAt: new Date(NOW), ...ends });

  const [former] = await orm
    .insert(staffMembers)
    .values([{ email: MAIL, name: 'Lena Svensson', role: 'site', sites: ['it'], removedAt: new Date(NOW) }])
    .returning({ id: staffMembers.id });
  const staffId = former?.id ?? '';
  await orm.insert(staffLinks).values({ hash: 'l', staffId, ...ends });
  await orm.insert(staffSessions).values({ hash: 's', staffId, seenAt: new Date(NOW), ...ends });
  await orm.insert(submissionReplies).values({
    id: '00000000-0000-4000-8000-000000000001',
    submissionId: sent?.id ?? '',
    staffId,
    body: 'Hej Lena, ja.',
    messageId: '00000000-0000-4000-8000-000000000002',
    writtenAt: new Date(NOW),
  });
  const site = { stock: 'se', siteId: '1' } as const;
  const contact = { phone: '08-465 004 00', email: 'it@nordvik.example' };
  await orm.insert(facilities).values({
    ...site,
    ...contact,
    version: 1,
    hash: '',
    slug: 'it',
    officialName: 'Nordvik',
    city: 'Gävle',
    street: 'Gatan 1',
    zip: '1',
    region: 'X',
    imageUrl: '',
    geocoord: '',
    brands: [],
    sortOrder: 1,
  });
  const [department] = await orm
    .insert(departments)
    .values({ ...site, ...contact, position: 1, name: 'Sälj', officialName: 'Sälj', type: 'sales', group: 'New cars' })
    .returning({ id: departments.id });
  await orm.insert(staff).values({
    departmentId: department?.id ?? 0,
    position: 1,
    firstName: 'Lena',
    lastName: 'Svensson',
    title: 'Säljare',
    phone: '070',
    email: MAIL,
  });
}
