import { openEmbedded } from '@/server/database/embedded';
import { openPostgres } from '@/server/database/postgres';
import { aBooking, days, embeddedFor } from './killed';

/**
 * Runs in another process until it is killed: holds a time, books it, and sends `booked N` before any caller could
 * have the response; then the next day, and so on.
 */
async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const database = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR ?? ''));
  const service = await embeddedFor(database.orm);
  for (const [index, slot] of days.entries()) {
    await service.hold(slot, `visitor-number-${index}`);
    process.send?.({ step: `held ${index}` });
    const booked = service.book(
      { request: aBooking(slot, index), key: `key-of-killed-${index}`, site: null },
      `visitor-number-${index}`,
    );
    process.send?.({ step: `asked ${index}` });
    await booked;
    process.send?.({ step: `booked ${index}` });
  }
}

process.on('disconnect', () => process.exit());
void main();
