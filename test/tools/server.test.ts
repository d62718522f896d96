import path from 'node:path';
import { environmentOf, isPrepared } from '@/tools/kit/server';
import { tsx, withFolder } from './programs';

// A program is started, on machines that may be busy.
jest.setTimeout(60_000);

describe('what a process on a database of its own is started with', () => {
  const { DATABASE_URL: before } = process.env;
  afterEach(() => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });

  it('M-03 keeps an embedded database embedded, although the child reads the .env files again', async () => {
    process.env.DATABASE_URL = 'postgres://real.example/cars';
    const env = environmentOf({ dataDir: 'some', embedded: true });
    const read =
      'require("@next/env").loadEnvConfig(process.argv[1], false); console.log(JSON.stringify([process.env.DATABASE_URL, process.env.DATA_DIR]))';
    await withFolder({ '.env': 'DATABASE_URL=postgres://real.example/cars\n' }, async (folder) => {
      expect(
        (
          await tsx(['-e', read, folder], {
            DATABASE_URL: env.DATABASE_URL ?? 'left out',
            DATA_DIR: env.DATA_DIR ?? '',
          })
        ).stdout.trim(),
      ).toBe('["","some"]');
    });
  });

  it('M-03 leaves a real one as it was given', () => {
    process.env.DATABASE_URL = 'postgres://real.example/cars';
    expect(environmentOf({ dataDir: 'some', embedded: false })).toMatchObject({
      DATABASE_URL: 'postgres://real.example/cars',
      DATA_DIR: 'some',
    });
  });
});

describe('the database of a second start', () => {
  it.each<[what: string, files: Record<string, string>, embedded: boolean, prepared: boolean]>([
    ['one that was made before', { 'data/database/PG_VERSION': '17' }, true, true],
    ['none', {}, true, false],
    ['a server’s', { 'data/database/PG_VERSION': '17' }, false, false],
    [
      'one that a living process holds: preparing it says so in one sentence',
      { 'data/database/PG_VERSION': '17', 'data/database.lock': `${process.pid} 1` },
      true,
      false,
    ],
    [
      'one that a dead process held',
      { 'data/database/PG_VERSION': '17', 'data/database.lock': '2147483646 1' },
      true,
      true,
    ],
  ])('M-03 needs no process that prepares it, or does: %s', async (_what, files, embedded, prepared) => {
    await withFolder(files, async (folder) => {
      expect(isPrepared({ dataDir: path.join(folder, 'data'), embedded })).toBe(prepared);
    });
  });
});
