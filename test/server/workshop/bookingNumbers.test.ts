import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { bookingNumberText } from '@/domain/workshop/bookingNumber';

const FOLDER = path.resolve('src/server/database/migrations');
const statements = (name: string): string[] =>
  readFileSync(path.join(FOLDER, name), 'utf8').split('--> statement-breakpoint');

describe('booking numbers', () => {
  it('J-07 bookings of an earlier version get one each', async () => {
    const database = new PGlite();
    const migrate = async (names: readonly string[]): Promise<void> => {
      for (const name of names) for (const statement of statements(name)) await database.exec(statement);
    };
    const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
    const before = names.toSorted().filter((name) => name < '0004');
    await migrate(before);
    await database.exec(`
      insert into workshop_bookings (idempotency_key, body_hash, department_id, zone, local_date, local_time, is_full_day,
        registration_number, mileage, customer, free_text, services, created_at, changed_at, changeable_until, remind_at)
      select 'key ' || n, '', '1', 'Europe/Stockholm', '2026-12-01', '10:00', false, 'ABC123', 1, '{}', '', '[]',
        now(), now(), now(), now() from generate_series(1, 50) as n`);
    await migrate(['0004_booking_numbers.sql']);
    const { rows } = await database.query<{ booking_number: string }>('select booking_number from workshop_bookings');
    expect(new Set(rows.map(({ booking_number: number }) => number)).size).toBe(50);
    for (const { booking_number: number } of rows) expect(number).toMatch(/^[FGHJKLMPRSTVX]{8}$/);
    await database.close();
  });

  it.each([
    ['FGHJKLMP', 'FGHJ\u00a0KLMP'],
    ['4711', '4711'],
    ['b-1', 'b-1'],
  ])('J-07 %s is shown as %s', (number, text) => {
    expect(bookingNumberText(number)).toBe(text);
  });
});
