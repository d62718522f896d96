import type { Car } from '@/domain/cars/car';
import type { StockRow } from '@/domain/stock/stock';
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

const lot = (id: string, external_id: string): Car => ({
  car_id: id,
  slug: `lot-${id}`,
  external_id,
  car_brand: 'Volvo',
  car_model: 'V60',
  car_lot_number: id,
  car_bids_end: '2026-10-22T17:30:00.000Z',
});
const rowsOf = (cars: readonly Car[]): StockRow[] => cars.map((car, index) => ({ kind: 'car', line: index + 1, car }));
const throwIt = (error: unknown): never => {
  throw error;
};

onBothEngines('the demo auctions', ({ database }) => {
  it('A-01 offer lots again whose bids have ended, on an evening of the next weeks, and leave those of a feed', async () => {
    const { orm } = database();
    const clock = { now: new Date('2026-10-22T12:00:00Z') };
    const store = createCarsStore(orm, () => clock.now);
    const ours = lot('900001', demoId('eu', 1));
    await store.apply('eu', rowsOf([ours, lot('900002', 'DMS-7')]));
    const changed: string[] = [];
    const auction = openDemoAuction({
      orm,
      now: () => clock.now,
      changed: async (_, changes) => void changed.push(...changes.map(({ id }) => id)),
      report: throwIt,
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

  it('A-01 leave what a feed has changed or removed while lots are offered again', async () => {
    const { orm } = database();
    const now = () => new Date('2026-10-23T12:00:00Z');
    const store = createCarsStore(orm, now);
    const lots = Array.from({ length: 150 }, (_, index) => lot(String(910_000 + index), demoId('eu', 1_000 + index)));
    await store.apply('eu', rowsOf(lots));
    let sold: string | undefined;
    let changedLot: Car | undefined;
    const auction = openDemoAuction({
      orm,
      now,
      async changed(_, changes) {
        if (changedLot) return;
        // The feed comes between the first cars and the next ones.
        const [first, second] = lots.filter(({ car_id }) => changes.every(({ id }) => id !== car_id));
        if (!first || !second) throw new Error('all lots were changed at once');
        sold = first.car_id;
        changedLot = { ...second, car_bids_end: '2026-10-24T17:00:00.000Z' };
        await store.apply('eu', [{ kind: 'remove', line: 1, ref: { car_id: sold } }, ...rowsOf([changedLot])]);
      },
      report: throwIt,
    });
    try {
      expect(await auction.renew()).toBe(148);
      expect(sold && (await store.car('eu', sold))).toBeNull();
      expect(changedLot && (await store.car('eu', changedLot.car_id))).toMatchObject({
        car_bids_end: changedLot?.car_bids_end,
      });
    } finally {
      await auction.close();
    }
  });
});
