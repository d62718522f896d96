import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createCarsStore } from '@/server/cars/cars.store';
import { readConfig } from '@/server/config';
import { openDatabase, wantsSeed } from '@/server/database/database';
import { DatabaseUnreachable, DataFolderLocked, DataFolderUnusable } from '@/server/database/database.errors';
import { prepareFolder, unusable } from '@/server/database/dataFolder';
import { openEmbedded } from '@/server/database/embedded';
import { fillOnce } from '@/server/database/fill';
import { lockFolder } from '@/server/database/folder-lock';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { cars, submissions } from '@/server/database/schema';
import { isSeeded, SEED_KEY } from '@/server/database/seeding';
import { readSetting, writeSetting } from '@/server/database/settings.store';
import { insertRows, rowsOf } from '@/server/database/statements';
import { FOR_A_MOMENT, inOneFile, onBothEngines, preparedFolder, temporaryFolder } from './engines';
import { newDatabase } from './sharedPostgres';
import { fewOf } from './few';

jest.setTimeout(180_000);

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

let program: string;
beforeAll(() => {
  program = inOneFile('test/server/database/program.ts');
});

/** Another process on the same database; waits for its messages. */
function another(task: string, where: { DATA_DIR?: string; DATABASE_URL?: string }) {
  const child = fork(program, [task], {
    execArgv: [...FOR_A_MOMENT],
    env: { ...process.env, ...where },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  let stderr = '';
  child.stderr?.on('data', (text) => {
    stderr += String(text);
  });
  return {
    pid: child.pid ?? 0,
    reaches: (word: string) =>
      new Promise<void>((resolve, reject) => {
        child.on('message', (message) => {
          if (JSON.stringify(message) === JSON.stringify({ step: word })) resolve();
        });
        child.on('exit', (code) => reject(new Error(`ended with ${code}: ${stderr}`)));
      }),
    kill: () =>
      new Promise<void>((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

describe('the folder’s lock', () => {
  it('M-03 belongs to one process: another gets one clear sentence', async () => {
    const folder = await preparedFolder();
    const holder = another('hold', { DATA_DIR: folder });
    await holder.reaches('open');
    const refused = openEmbedded(folder);
    await expect(refused).rejects.toThrow(DataFolderLocked);
    await expect(refused).rejects.toThrow(
      `The data folder ${folder} is in use by the process ${holder.pid}: stop that one, or set DATA_DIR to another folder.`,
    );
    await holder.kill();
    const database = await openEmbedded(folder);
    expect(readFileSync(path.join(folder, 'database.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await expect(openEmbedded(folder)).rejects.toThrow(DataFolderLocked);
    await database.close();
    expect(existsSync(path.join(folder, 'database.lock'))).toBe(false);
  });

  const left: [string, string][] = [
    ['of a process that is gone', '999999999 1\n'],
    ['of our own number from an earlier life', `${process.pid} 1\n`],
    ['of a number that another process has now', '1 1\n'],
    ['that is empty', ''],
    ['of something unreadable', 'rubbish'],
  ];
  it.each(left)('M-03 takes over a lock %s', (_, content) => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'database.lock'), content);
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by the process ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the embedded database', () => {
  it('M-03 is created completely or not at all: the remains of a killed start are deleted', async () => {
    const folder = await preparedFolder();
    mkdirSync(path.join(folder, 'database.new-4711'));
    writeFileSync(path.join(folder, 'database.new-4711', 'PG_VERSION'), '18');
    const database = await openEmbedded(folder);
    await database.close();
    expect(existsSync(path.join(folder, 'database.new-4711'))).toBe(false);
  });

  it('M-03 reports an unusable folder in one sentence', async () => {
    const file = path.join(temporaryFolder(), 'a-file');
    writeFileSync(file, '');
    await expect(openEmbedded(path.join(file, 'below'))).rejects.toThrow(DataFolderUnusable);
    await expect(openEmbedded(path.join(file, 'below'))).rejects.toThrow(
      /^The data folder .* is a file, or below one: remove that, or set DATA_DIR to another folder\.$/,
    );
  });

  it('M-03 reports a full disk before anything is written', () => {
    const folder = temporaryFolder();
    expect(() => prepareFolder(folder, () => 1_000_000)).toThrow(expect.objectContaining({ code: 'ENOSPC' }));
    expect(() => prepareFolder(folder, () => 100_000_000)).not.toThrow();
  });

  it.each([
    [
      'ENOSPC',
      'The disk of the data folder /d is full: make room on it, or set DATA_DIR to another folder on another disk.',
    ],
    [
      'EACCES',
      'This user may not read and write in the data folder /d: give it the right to, or set DATA_DIR to another folder.',
    ],
    ['EROFS', 'The data folder /d can only be read: make it writable, or set DATA_DIR to another folder.'],
    ['EIO', "The data folder /d can't be used (the reason): mend that, or set DATA_DIR to another folder."],
  ])('M-03 says what to do about %s', (code, sentence) => {
    expect(unusable('/d', Object.assign(new Error('the reason.'), { code })).message).toBe(sentence);
  });

  it.each<[string, (folder: string) => void]>([
    ['a control file of zeros', (folder) => writeFileSync(path.join(folder, 'global/pg_control'), Buffer.alloc(8_192))],
    ['no version', (folder) => rmSync(path.join(folder, 'PG_VERSION'))],
  ])('M-03 says what to do about a damaged database: %s', async (_what, damage) => {
    const folder = await preparedFolder();
    damage(path.join(folder, 'database'));
    await expect(openEmbedded(folder)).rejects.toThrow(
      /^The database in \S+ is damaged \(.+[^.]\): move \S+\/database away and restore a backup with npm run backup, or start again with an empty one\.$/,
    );
    // And leaves the folder to the next start.
    expect(existsSync(path.join(folder, 'database.lock'))).toBe(false);
  });

  it('M-03 is not filled with the demo stock in live mode', async () => {
    const folder = await preparedFolder();
    const keys = { STOCK_KEY: 'a-key-of-sixteen-or-more', SITECORE_API_KEY: 'another-key-of-sixteen' };
    const services = { SMTP_URL: 'smtp://mail.example', SMS_URL: 'https://sms.example' };
    const live = readConfig({ NODE_ENV: 'test', FORECOURT_MODE: 'live', DATA_DIR: folder, ...keys, ...services });
    const database = await openDatabase(live);
    expect([await database.orm.$count(cars), await isSeeded(database.orm)]).toEqual([0, false]);
    await database.close();
  });
});

describe('a PostgreSQL that can’t be used', () => {
  it('M-03 reports in one sentence, without the password, that nothing listens', async () => {
    const refused = openPostgres('postgres://someone:secret@127.0.0.1:1/forecourt');
    await expect(refused).rejects.toThrow(DatabaseUnreachable);
    await expect(refused).rejects.toThrow(
      /^PostgreSQL at 127\.0\.0\.1:1\/forecourt can't be used: .*ECONNREFUSED.*\.$/,
    );
  });

  it('M-03 reports within a few seconds a server that does not respond', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(openPostgres(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(DatabaseUnreachable);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => {
      silent.close(resolve);
    });
  });

  it.each([
    ['a wrong password', 'forecourt:wrong', 'postgres', 'password authentication failed'],
    ['a database that isn’t there', 'forecourt:test', 'nowhere', 'database "nowhere" does not exist'],
  ])('M-03 reports %s', async (_, user, name, reason) => {
    const { host } = new URL(await newDatabase());
    const refused = openPostgres(`postgres://${user}@${host}/${name}`);
    await expect(refused).rejects.toThrow(DatabaseUnreachable);
    await expect(refused).rejects.toThrow(reason);
  });

  it('M-03 is migrated once when servers start at the same time', async () => {
    const url = await newDatabase();
    const databases = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)]);
    await Promise.all(databases.map(async ({ orm }, index) => writeSetting(orm, `server ${index}`, index)));
    const [first] = databases;
    expect(await first?.orm.query.settings.findMany()).toHaveLength(3);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('M-03 goes on after a process was killed while it filled it', async () => {
    const url = await newDatabase();
    await killedWhileFilling({ DATABASE_URL: url }, () => openPostgres(url));
  });

  it('M-03 leaves a stock unchanged when a replacement was killed half way', async () => {
    const url = await newDatabase();
    await killedWhileReplacing({ DATABASE_URL: url }, () => openPostgres(url));
  });
});

describe('a process that is killed, on PGlite', () => {
  it('M-03 loses nothing while it fills the database: the next start goes on', async () => {
    const folder = await preparedFolder();
    await killedWhileFilling({ DATA_DIR: folder }, () => openEmbedded(folder));
  });

  it('M-03 leaves a stock unchanged when it was killed while collecting a replacement', async () => {
    const folder = await preparedFolder();
    await killedWhileReplacing({ DATA_DIR: folder }, () => openEmbedded(folder));
  });

  it('M-03 loses nothing at any moment of the very first start', async () => {
    const folder = temporaryFolder();
    const first = another('hold', { DATA_DIR: folder });
    // The moment at which the engine's files begin to be.
    while (!existsSync(path.join(folder, 'database.lock')))
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    await first.kill();
    const database = await openEmbedded(folder);
    expect(await isSeeded(database.orm)).toBe(false);
    await database.close();
  });
});

async function killedWhileFilling(
  where: { DATA_DIR?: string; DATABASE_URL?: string },
  open: () => Promise<Database>,
): Promise<void> {
  const filling = another('fill', where);
  await filling.reaches('car 450');
  await filling.kill();
  const database = await open();
  const store = createCarsStore(database.orm);
  const size = await store.size('no');
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(500);
  expect(await isSeeded(database.orm)).toBe(false);
  await fillOnce(database.orm, fewOf(500), ['no']);
  expect(await isSeeded(database.orm)).toBe(true);
  expect(await store.size('no')).toBe(500);
  const version = await store.version('no');
  await fillOnce(database.orm, fewOf(500), ['no']);
  expect(await store.version('no')).toBe(version);
  await database.close();
}

async function killedWhileReplacing(
  where: { DATA_DIR?: string; DATABASE_URL?: string },
  open: () => Promise<Database>,
): Promise<void> {
  const before = await open();
  await fillOnce(before.orm, fewOf(100), ['no']);
  const version = await createCarsStore(before.orm).version('no');
  await before.close();
  const replacing = another('replace', where);
  await replacing.reaches('gathered');
  await replacing.kill();
  const after = await open();
  const now = new Date(Date.now() + 60 * 60 * 1000);
  const store = createCarsStore(after.orm, () => now);
  expect(await store.size('no')).toBe(100);
  expect(await store.version('no')).toBe(version);
  // The next replacement clears away what the dead one had gathered, and comes to its end.
  expect(await after.orm.query.stockStaging.findMany()).toHaveLength(60);
  const gathering = await store.stage('no');
  expect(await after.orm.query.stockStaging.findMany()).toHaveLength(0);
  let line = 0;
  await gathering.add([...fewOf(100).generateCars('no')].map((car) => ({ kind: 'car', line: ++line, car })));
  expect(await gathering.settle({ removeOthers: true, force: false, dryRun: false })).toMatchObject({
    unchanged: 100,
    removed: 0,
  });
  await after.close();
}

describe('opening by configuration', () => {
  const live = {
    FORECOURT_MODE: 'live',
    STOCK_KEY: 'a-key-of-sixteen-or-more',
    SITECORE_API_KEY: 'another-key-of-sixteen',
    MECHMATE_URL: 'https://verkstad.example/api/mechmate',
    COMHUB_URL: 'https://forms.example/comhub',
  };
  const config = (folder: string, more: Record<string, string> = {}) =>
    readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...more });

  it('M-03 opens a filled folder without changing it', async () => {
    const folder = await preparedFolder();
    const filled = await openEmbedded(folder);
    await writeSetting(filled.orm, SEED_KEY, { doneAt: 'once' });
    await filled.close();
    const database = await openDatabase(config(folder));
    expect(await readSetting(database.orm, SEED_KEY)).toEqual({ doneAt: 'once' });
    expect(await createCarsStore(database.orm).size('se')).toBe(0);
    await database.close();
  });

  it('M-03 reports the failure of the seeding process in its own sentence', async () => {
    const folder = temporaryFolder();
    const lock = lockFolder(folder);
    const refused = openDatabase(config(folder));
    await expect(refused).rejects.toThrow(DataFolderLocked);
    await expect(refused).rejects.toThrow(`is in use by the process ${process.pid}`);
    lock.release();
  });

  it('M-03 opens a live embedded database empty, without the seeding process', async () => {
    const database = await openDatabase(config(await preparedFolder(), live));
    expect(await readSetting(database.orm, SEED_KEY)).toBeUndefined();
    expect(await createCarsStore(database.orm).size('se')).toBe(0);
    await database.close();
  });

  it('M-03 fills a database in demo mode only', () => {
    const url = { DATABASE_URL: 'postgres://127.0.0.1/x' };
    expect([{}, live, url, { ...url, ...live }].map((env) => wantsSeed(config('/nowhere', env)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

onBothEngines('rows of one statement', (engine) => {
  const sent = (formSubmissionId: string) => ({
    formSubmissionId,
    form: 'contact',
    site: 'car-store-se',
    payload: { message: formSubmissionId },
  });

  const defaults = {
    id: expect.any(String),
    bodyHash: '',
    reference: '',
    reply: null,
    state: 'received',
    createdAt: expect.any(Date),
    deliveredAt: null,
    locale: null,
    assignedSite: null,
    assignedFacility: null,
    firstReplyAt: null,
    handledAt: null,
    droppedAt: null,
  };

  it('M-03 are written unchanged, with the defaults of fields that none of them has', async () => {
    const { orm } = engine.database();
    await insertRows(orm, submissions, [sent('one'), sent('two')]);
    expect(await orm.query.submissions.findMany({ orderBy: (columns) => columns.formSubmissionId })).toEqual([
      { ...sent('one'), ...defaults },
      { ...sent('two'), ...defaults },
    ]);
  });

  it.each([
    [
      'more than',
      [sent('one'), { ...sent('two'), createdAt: new Date(0) }],
      'formSubmissionId, form, site, payload; formSubmissionId, form, site, payload, createdAt',
    ],
    [
      'less than',
      [{ ...sent('one'), createdAt: new Date(0) }, sent('two')],
      'formSubmissionId, form, site, payload, createdAt; formSubmissionId, form, site, payload',
    ],
    [
      'something else than',
      [
        { ...sent('one'), createdAt: new Date(0) },
        { ...sent('two'), id: '00000000-0000-4000-8000-000000000000' },
      ],
      'payload, createdAt; formSubmissionId, form, site, payload, id',
    ],
  ])('M-03 are refused when one has %s the first: nothing is lost silently', async (_how, rows, difference) => {
    const { orm } = engine.database();
    const before = await orm.query.submissions.findMany();
    await expect(insertRows(orm, submissions, rows)).rejects.toThrow(difference);
    expect(() => rowsOf(submissions, rows)).toThrow(difference);
    expect(await orm.query.submissions.findMany()).toEqual(before);
  });
});

onBothEngines('settings', (engine) => {
  it('M-03 store small values by key', async () => {
    const { orm } = engine.database();
    expect(await readSetting(orm, 'a')).toBeUndefined();
    await writeSetting(orm, 'a', { b: [1] });
    await writeSetting(orm, 'a', { b: [2] });
    expect(await readSetting(orm, 'a')).toEqual({ b: [2] });
  });

  it('M-03 take a form once, however often it is sent (decision 21)', async () => {
    const { orm } = engine.database();
    const sent = { formSubmissionId: 'one', form: 'contact', site: 'car-store-se', payload: {} };
    await orm.insert(submissions).values(sent);
    await expect(orm.insert(submissions).values(sent)).rejects.toThrow();
    await orm.insert(submissions).values(sent).onConflictDoNothing();
    expect(await orm.query.submissions.findMany()).toHaveLength(1);
  });
});
