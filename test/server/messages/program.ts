import { openEmbedded } from '@/server/database/embedded';
import { openPostgres } from '@/server/database/postgres';
import { mailTo, senderOn } from './queue';

/** Runs in another process until it is killed: sends what is due to the mail server in SMTP_URL. */
async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR, SMTP_URL } = process.env;
  const database = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR ?? ''));
  await senderOn(database.orm, { mail: mailTo(SMTP_URL ?? '') }).sendDue();
}

process.on('disconnect', () => process.exit());
void main();
