import { createDealersStore } from '@/server/dealers/dealers.store';
import type { Database } from '@/server/database/orm';
import { createBookingsStore } from '@/server/workshop/bookings.store';
import { createClaimsStore } from '@/server/workshop/claims.store';
import { createDepartments } from '@/server/workshop/departments.service';
import { createEmbeddedBookings } from '@/server/workshop/embedded.bookings';
import { createManageTokens, linkKey } from '@/server/workshop/manageToken';
import { createBookingMessages } from '@/server/workshop/messages';
import { createRegistryStore } from '@/server/workshop/registry.store';
import { createSlotBookings } from '@/server/workshop/slotBookings';
import { createVisits } from '@/server/workshop/visit.service';
import { createKeyedMutex } from '@/lib/keyedMutex';
import { openMigrated } from '../database/engines';
import { aBooking, fillWorkshop, NOW, ORIGIN } from './area';

describe('a request that looked for its key before the first one was committed', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
    await fillWorkshop(database.orm);
  }, 60_000);
  afterAll(() => database.close());

  it('J-06 gets the first booking, not an overlap with it', async () => {
    const { orm } = database;
    const now = (): number => NOW;
    const registry = createRegistryStore(orm);
    const departments = createDepartments(registry, createDealersStore(orm), now);
    const inSequence = createKeyedMutex();
    const tokens = createManageTokens(await linkKey(orm));
    const service = createEmbeddedBookings({
      departments,
      visits: createVisits(registry, departments, now),
      slots: createSlotBookings({
        claims: createClaimsStore(orm, now, inSequence),
        bookings: { ...createBookingsStore(orm, now, inSequence), byKey: async () => null },
        messages: createBookingMessages(tokens, () => ORIGIN, now),
        now,
        messagesQueued: () => undefined,
      }),
      tokens,
      now,
    });
    const request = aBooking({ departmentId: '105720', timeSlot: '2026-12-08T09:00:00' });
    const book = (freeText = '') =>
      service.book({ request: { ...request, freeText }, key: 'key-of-ten-clicks', site: null }, null);
    const first = await book();
    expect(first).toMatchObject({ ok: true });
    expect(await book()).toEqual(first);
    expect(await book('mer')).toMatchObject({ ok: false, error: { code: 'KEY_REUSED' } });
  });
});
