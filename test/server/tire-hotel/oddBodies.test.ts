import type { Database } from '@/server/database/orm';
import { workshopBookings, workshopClaims } from '@/server/database/workshop.tables';
import { openMigrated } from '../database/engines';
import { fillWorkshop } from '../workshop/area';
import { aRequest, DAY, DEPARTMENT, openTireBooking, plateOf, type OpenTireBooking } from './bookingArea';

const regNo = plateOf('customer-1');
const slot = { departmentIdentifier: DEPARTMENT, regNo, timeSlot: `${DAY}T09:00:00` };
const range = { workshopIdentifier: DEPARTMENT, regNo, startDate: DAY, endDate: DAY };
const bodies: readonly (readonly [path: string, method: string, body: object])[] = [
  ['/booking/GetTimeslotDays', 'POST', range],
  ['/booking/GetTimeslots', 'POST', range],
  ['/booking/holds', 'POST', slot],
  ['/booking/holds', 'DELETE', slot],
  ['/booking/create', 'POST', { departmentIdentifier: DEPARTMENT, ...aRequest('customer-1') }],
  ['/review/addReview', 'POST', { rating: 5, comment: '', date: DAY }],
  ['/reminder', 'POST', { regNo, wanted: true }],
];
const ODD: readonly unknown[] = [
  null,
  0,
  -1,
  1e300,
  true,
  '',
  ' ',
  'x'.repeat(600),
  '\u0000',
  '\ud800',
  '2026-02-30',
  [],
  [null],
  {},
];

describe('bodies that no client of ours sends', () => {
  let database: Database;
  let open: OpenTireBooking;
  beforeAll(async () => {
    database = await openMigrated();
    await fillWorkshop(database.orm);
    open = await openTireBooking(database.orm);
  }, 60_000);
  afterAll(() => database.close());

  it.each(bodies)('K-04 %s with %s is never an error of the server', async (path, method, body) => {
    const changed = Object.keys(body).flatMap((name) => [
      ...ODD.map((value) => ({ ...body, [name]: value })),
      Object.fromEntries(Object.entries(body).filter(([one]) => one !== name)),
    ]);
    const statuses = new Set<number>();
    for (const [index, odd] of [...changed, ...ODD].entries()) {
      const { status } = await open.send(`/api/tirehotel${path}`, odd, {
        as: 'customer-1',
        method,
        key: `key-of-odd-${index}`,
      });
      statuses.add(status);
    }
    expect([...statuses].filter((status) => ![200, 400, 404, 409, 429].includes(status))).toEqual([]);
    await database.orm.delete(workshopClaims);
    await database.orm.delete(workshopBookings);
  });
});
