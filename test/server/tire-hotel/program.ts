import { openEmbedded } from '@/server/database/embedded';
import { openPostgres } from '@/server/database/postgres';
import { killedService, PLATES, visit } from './killed';

/**
 * Runs in another process until it is killed: requests a code for each car and sends `sent N` with the attempt, before
 * and after any caller could have the response; then logs in with the code of the outbox.
 */
async function main(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const database = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR ?? ''));
  const { service, codeFor } = await killedService(database.orm);
  for (const [index, regNo] of PLATES.entries()) {
    const found = await service.search(regNo, visit(null));
    if (!found.ok || !('encryptedPhoneNumber' in found.value)) throw new Error(`${regNo} was not found.`);
    const sending = service.sendCode(found.value.encryptedPhoneNumber, visit(null));
    process.send?.({ step: `asked ${index}` });
    const sent = await sending;
    if (!sent.ok || !('authorizationToken' in sent.value)) throw new Error('No code was sent.');
    const { authorizationToken: authToken } = sent.value;
    process.send?.({ step: `sent ${index}`, authToken });
    const logIn = service.validate({ authToken, otpToken: await codeFor(regNo) }, visit(null));
    process.send?.({ step: `validating ${index}` });
    const result = await logIn;
    if (!result.ok) throw new Error('Not logged in.');
    process.send?.({ step: `loggedIn ${index}`, session: result.value.session });
  }
}

process.on('disconnect', () => process.exit());
void main();
