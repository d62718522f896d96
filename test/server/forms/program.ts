import { openEmbedded } from '@/server/database/embedded';
import { openPostgres } from '@/server/database/postgres';
import { formsOn } from './area';
import { car, submission } from './killed';

/** Runs in another process: takes one submission, and is killed after its transaction, before it responds. */
async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const database = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR ?? ''));
  const { service } = formsOn(database.orm, { messagesQueued: () => process.kill(process.pid, 'SIGKILL') });
  await service.submit(submission(car));
}

process.on('disconnect', () => process.exit());
void main();
