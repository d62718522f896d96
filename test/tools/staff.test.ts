import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { removeServerFile, writeServerFile } from '@/server/cars/feed/server-file';
import { openEmbedded } from '@/server/database/embedded';
import { SEED_KEY } from '@/server/database/seeding';
import { writeSetting } from '@/server/database/settings.store';
import { bridge } from '@/server/http/bridge';
import { createStaffStore } from '@/server/inbox/staff.store';
import { staffRoutes } from '@/server/inbox/staff.routes';
import { FOR_A_MOMENT, inOneFile, preparedFolder } from '@test/server/database/engines';
import { program, type Ended } from './programs';

jest.setTimeout(180_000);

let command: string;
beforeAll(() => {
  command = inOneFile('src/tools/staff.ts');
});

const run = (folder: string, ...given: string[]): Promise<Ended> =>
  program([...FOR_A_MOMENT, command, ...given], { DATA_DIR: folder, DATABASE_URL: '' });

async function emptyFolder(): Promise<string> {
  const folder = await preparedFolder();
  const database = await openEmbedded(folder);
  await writeSetting(database.orm, SEED_KEY, { done: true });
  await database.close();
  return folder;
}

const ADD_ANNA = ['add', 'Anna@Nordvik.example', '--name', 'Anna Berg', '--site', 'car-store-se', '--site', 'it'];

describe('the staff command', () => {
  it('H-02 adds, changes, lists, signs out and removes members of staff', async () => {
    const folder = await emptyFolder();
    expect(await run(folder, ...ADD_ANNA)).toEqual({ code: 0, stdout: 'Saved.\n', stderr: '' });
    expect((await run(folder, 'add', 'greta@nordvik.example', '--name', 'Greta', '--group')).code).toBe(0);
    expect((await run(folder, 'list')).stdout).toBe(
      'anna@nordvik.example  Anna Berg  site  car-store-se, it\ngreta@nordvik.example  Greta  group\n2 members of staff.\n',
    );
    expect((await run(folder, 'sign-out', 'anna@nordvik.example')).stdout).toBe('0 sessions ended.\n');
    expect((await run(folder, 'remove', 'anna@nordvik.example')).stdout).toBe('Removed, and signed out.\n');
    expect(await run(folder, 'remove', 'anna@nordvik.example')).toMatchObject({
      code: 1,
      stderr: 'No member of staff has this address.\n',
    });
  });

  it('H-02 goes to the server that holds the database, with the key of its data folder', async () => {
    const folder = await emptyFolder();
    const database = await openEmbedded(folder);
    const app = new Hono().route(
      '/api/staff',
      staffRoutes(createStaffStore(database.orm), { key: 'a-key-of-this-test' }),
    );
    const server = createServer((request, response) => void bridge((given) => app.fetch(given), request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      writeServerFile(folder, { address, key: 'none', operatorKey: 'a-key-of-this-test' });
      expect((await run(folder, ...ADD_ANNA)).stdout).toBe('Saved.\n');
      expect((await run(folder, 'list')).stdout).toContain('1 member of staff.');
      expect((await run(folder, 'sign-out', '--all')).stdout).toBe('0 sessions ended.\n');
      expect((await run(folder, 'remove', 'anna@nordvik.example')).code).toBe(0);
      writeServerFile(folder, { address, key: 'none', operatorKey: 'another' });
      expect(await run(folder, 'list')).toMatchObject({ code: 1, stderr: 'The server refused with status 401.\n' });
    } finally {
      removeServerFile(folder);
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    }
  });

  it.each<[string[], RegExp]>([
    [[], /^Name what to do\.\n\nUsage:/],
    [['add'], /^Name what to do\./],
    [['add', 'x', '--name', 'X', '--group'], /^That is no mail address\.\n$/],
    [['add', 'a@b.example', '--group'], /^It can't be saved: a name is missing\.\n$/],
    [['add', 'a@b.example', '--name', 'A'], /^It can't be saved: the role site needs a site/],
    [
      ['add', 'a@b.example', '--name', 'A', '--group', '--site', 'it'],
      /^It can't be saved: the role site needs a site/,
    ],
    [['add', 'a@b.example', '--name', 'A', '--site', 'nowhere'], /^It can't be saved: there is no site "nowhere"\.\n$/],
    [['sign-out', 'a@b.example', '--all'], /^Name what to do\./],
    [['sign-out'], /^Name what to do\./],
  ])('H-02 refuses %j in one sentence', async (given, sentence) => {
    const { code, stdout, stderr } = await run('/nowhere', ...given);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(sentence);
  });
});
