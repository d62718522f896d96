import { openEmbedded } from '@/server/database/embedded';
import { openPostgres } from '@/server/database/postgres';
import { aBooking, days, embeddedFor } from './killed';

/**
 * What another process does until it is killed: holds a time, books it, and says `booked N` before anybody could have had
 * the answer; then the next day, and so on.
 */
async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const database = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR ?? ''));
  const service = await embeddedFor(database.orm);
  for (const [at, slot] of days.entries()) {
    await service.hold(slot, `visitor-number-${at}`);
    process.send?.({ at: `held ${at}` });
    const booked = service.book(
      { request: aBooking(slot, at), key: `key-of-killed-${at}`, site: null },
      `visitor-number-${at}`,
    );
    process.send?.({ at: `asked ${at}` });
    await booked;
    process.send?.({ at: `booked ${at}` });
  }
}

process.on('disconnect', () => process.exit());
void main();
