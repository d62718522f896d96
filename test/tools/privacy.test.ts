import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { removeServerFile, writeServerFile } from '@/server/cars/feed/server-file';
import { openEmbedded } from '@/server/database/embedded';
import { SEED_KEY, TIRE_HOTEL_SEED_KEY, WORKSHOP_SEED_KEY } from '@/server/database/seeding';
import { writeSetting } from '@/server/database/settings.store';
import { bridge } from '@/server/http/bridge';
import { createPrivacyService } from '@/server/privacy/privacy.service';
import { privacyRoutes } from '@/server/privacy/privacy.routes';
import { FOR_A_MOMENT, inOneFile, preparedFolder } from '@test/server/database/engines';
import { MAIL, NOW, PICTURE, storePersons } from '@test/server/privacy/person';
import { program, type Ended } from './programs';

jest.setTimeout(180_000);

let command: string;
beforeAll(() => {
  command = inOneFile('src/tools/privacy.ts');
});
const run = (folder: string, ...given: string[]): Promise<Ended> =>
  program([...FOR_A_MOMENT, command, ...given], { DATA_DIR: folder, DATABASE_URL: '' });

describe('the privacy command', () => {
  it('M-03 exports and erases through the server that holds the database, then on the database', async () => {
    const folder = await preparedFolder();
    const database = await openEmbedded(folder);
    for (const key of [SEED_KEY, WORKSHOP_SEED_KEY, TIRE_HOTEL_SEED_KEY])
      await writeSetting(database.orm, key, { done: true });
    await storePersons(database.orm);
    const privacy = createPrivacyService({
      orm: database.orm,
      removePictures: async () => undefined,
      now: () => NOW,
    });
    const app = new Hono().route('/api/privacy', privacyRoutes(privacy, { key: 'a-key-of-this-test' }));
    const server = createServer((request, response) => void bridge((given) => app.fetch(given), request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      writeServerFile(folder, { address, key: 'none', operatorKey: 'a-key-of-this-test' });
      const exported = await run(folder, 'export', MAIL);
      expect(exported).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(exported.stdout)).toMatchObject({ mail: MAIL, pictures: [PICTURE] });
      const { code, stdout } = await run(folder, 'erase', MAIL);
      expect(code).toBe(0);
      expect(stdout).toContain('Erased: 1 in submissions.\n');
      expect(stdout).toMatch(/\nStays: 1 in workshop_bookings\. A visit to come is a contract/);
      expect(stdout).toMatch(/ the law on bookkeeping keeps them\.\n$/);
      writeServerFile(folder, { address, key: 'none', operatorKey: 'another' });
      expect(await run(folder, 'export', MAIL)).toMatchObject({
        code: 1,
        stderr: 'The server refused with status 401.\n',
      });
    } finally {
      removeServerFile(folder);
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    }
    expect((await run(folder, 'erase', 'nobody@kund.example')).stdout).toMatch(
      /^Nothing is stored about this address\.\n/,
    );
  });

  it.each<[string[], RegExp]>([
    [[], /^Name what to do\.\n\nUsage:/],
    [['export'], /^Name what to do\./],
    [['erase', 'lena'], /^That is no mail address\.\n$/],
    [['forget', MAIL], /^Name what to do\./],
  ])('M-03 refuses %j in one sentence', async (given, sentence) => {
    const { code, stdout, stderr } = await run('/nowhere', ...given);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(sentence);
  });
});
