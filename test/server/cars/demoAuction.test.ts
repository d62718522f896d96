import type { Car } from '@/domain/cars/car';
import { createCarsStore } from '@/server/cars/cars.store';
import { openDemoAuction } from '@/server/cars/demoAuction';
import { demoId, demoNumber } from '@/server/cars/demoIds';
import { onBothEngines } from '../database/engines';

const DAY = 24 * 60 * 60 * 1000;

describe('ids of the demo stock', () => {
  it('A-01 give their number back, and no other stock', () => {
    expect(demoNumber('se', demoId('se', 123))).toBe(123);
    expect(demoNumber('no', demoId('no', 123_456))).toBe(123_456);
    for (const other of [demoId('no', 123), 'DMS-7', 'NV-SE-0000123', 'NV-SE-', undefined])
      expect(demoNumber('se', other)).toBeNull();
  });
});

onBothEngines('the demo auctions', ({ database }) => {
  it('A-01 offer lots again whose bids have ended, on an evening of the next weeks, and leave those of a feed', async () => {
    const { orm } = database();
    const clock = { now: new Date('2026-10-22T12:00:00Z') };
    const store = createCarsStore(orm, () => clock.now);
    const lot = (id: string, external_id: string): Car => ({
      car_id: id,
      slug: `lot-${id}`,
      external_id,
      car_brand: 'Volvo',
      car_model: 'V60',
      car_lot_number: id,
      car_bids_end: '2026-10-22T17:30:00.000Z',
    });
    const ours = lot('900001', demoId('eu', 1));
    await store.apply(
      'eu',
      [ours, lot('900002', 'DMS-7')].map((car, index) => ({ kind: 'car', line: index + 1, car })),
    );
    const changed: string[] = [];
    const auction = openDemoAuction({
      orm,
      now: () => clock.now,
      changed: async (_, changes) => void changed.push(...changes.map(({ id }) => id)),
      report: (error) => {
        throw error;
      },
    });
    const endOf = async (id: string) => (await store.car('eu', id))?.car_bids_end;
    try {
      expect(await auction.renew()).toBe(0);
      // The clocks have changed: 19:30 is an hour later in UTC.
      for (const [days, end] of [
        [1, '2026-10-29T18:30:00.000Z'],
        [30, '2026-11-26T18:30:00.000Z'],
      ] as const) {
        clock.now = new Date(Date.parse('2026-10-22T12:00:00Z') + days * DAY);
        expect(await auction.renew()).toBe(1);
        expect(await endOf('900001')).toBe(end);
        expect(await auction.renew()).toBe(0);
      }
      expect(changed).toEqual(['900001', '900001']);
      expect(await endOf('900002')).toBe('2026-10-22T17:30:00.000Z');
    } finally {
      await auction.close();
    }
  });
});
