import { openEmbedded } from '@/server/database/embedded';
import { openPostgres } from '@/server/database/postgres';
import { bookingOn, bookOn, days, holdOn } from './killedBooking';

/** Runs in another process until it is killed: holds a time, books it, and sends each step before it has the response. */
async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const database = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR ?? ''));
  const service = await bookingOn(database.orm);
  for (const index of days.keys()) {
    await holdOn(service, index);
    process.send?.({ step: `held ${index}` });
    const booked = bookOn(service, index);
    process.send?.({ step: `asked ${index}` });
    await booked;
    process.send?.({ step: `booked ${index}` });
  }
}

process.on('disconnect', () => process.exit());
void main();
