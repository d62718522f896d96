import { fork, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCarsStore } from '@/server/cars/cars.store';
import { openEmbedded } from '@/server/database/embedded';
import { SEED_KEY } from '@/server/database/seeding';
import { writeSetting } from '@/server/database/settings.store';
import { foreignMap, foreignRows } from '@test/server/cars/foreign-file';
import { FOR_A_MOMENT, inOneFile, preparedFolder, temporaryFolder } from '@test/server/database/engines';

jest.setTimeout(180_000);

/** Progress, printed every few seconds: a quick machine ends before the first line. */
const PROGRESS = /^\d+ % read, .*\n/gm;

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

let command: string;
let stockServer: string;
beforeAll(() => {
  command = inOneFile('src/tools/stock.ts');
  stockServer = inOneFile('test/server/cars/stock-server.ts');
});

/** The command itself. */
function stock(folder: string, ...given: string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [...FOR_A_MOMENT, command, ...given], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (text) => {
    output.out += String(text);
  });
  child.stderr?.on('data', (text) => {
    output.err += String(text);
  });
  return {
    child,
    ended: new Promise((resolve) => {
      child.on('close', (code) => resolve({ code, ...output }));
    }),
  };
}

/** A server that uses the folder's database, and the number of changes that its index received. */
async function server(folder: string) {
  const child = fork(stockServer, [], {
    execArgv: [...FOR_A_MOMENT],
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  let changed = 0;
  await new Promise<void>((resolve) => {
    child.on('message', (message: { ready?: number; changed?: number }) => {
      changed += message.changed ?? 0;
      if (message.ready) resolve();
    });
  });
  return {
    changed: () => changed,
    kill: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

async function filledFolder(): Promise<string> {
  const folder = await preparedFolder();
  const database = await openEmbedded(folder);
  await writeSetting(database.orm, SEED_KEY, {});
  await database.close();
  return folder;
}

const rowsIn = async (folder: string): Promise<number> => {
  const database = await openEmbedded(folder);
  const size = await createCarsStore(database.orm).size('se');
  await database.close();
  return size;
};

describe('npm run stock', () => {
  const files = temporaryFolderOf();
  function temporaryFolderOf() {
    const folder = temporaryFolder();
    const file = (name: string, content: string): string => {
      writeFileSync(path.join(folder, name), content);
      return path.join(folder, name);
    };
    return {
      file,
      map: file('map.json', JSON.stringify(foreignMap)),
      cars: file('cars.csv', [...foreignRows(400)].join('')),
      report: path.join(folder, 'report.jsonl'),
    };
  }

  it('M-03 imports a foreign file into an unlocked data folder, reports rejected rows, and exports the rest', async () => {
    const folder = await filledFolder();
    const { code, out, err } = await stock(
      folder,
      'import',
      files.cars,
      '--site',
      'car-store-se',
      '--map',
      files.map,
      '--report',
      files.report,
    ).ended;
    expect(out).toBe(
      'Done: car-store-se (stock se), 400 rows: 396 added, 0 changed, 0 unchanged, 0 removed, 4 refused.\n',
    );
    expect(err.replaceAll(PROGRESS, '')).toBe(
      Array.from(
        { length: 4 },
        (_, index) => `line ${200 + index * 200} (L-${99 + index * 100}): car_price: "ask" is not a number\n`,
      ).join(''),
    );
    expect(code).toBe(2);
    const report = readFileSync(files.report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(report).toHaveLength(5);
    expect(report[0]).toEqual({
      line: 200,
      reasons: ['car_price: "ask" is not a number'],
      ref: { external_id: 'L-99' },
    });
    expect(report[4]).toEqual({ summary: expect.objectContaining({ rows: 400, refused: 4 }) });

    const exported = await stock(folder, 'export', '--site', 'car-store-se').ended;
    expect(exported.code).toBe(0);
    expect(exported.out.trim().split('\n')).toHaveLength(396);
    const again = await stock(folder, 'import', files.file('again.jsonl', exported.out), '--site', 'car-store-se')
      .ended;
    expect({ ...again, err: again.err.replaceAll(PROGRESS, '') }).toEqual({
      code: 0,
      err: '',
      out: 'Done: car-store-se (stock se), 396 rows: 0 added, 0 changed, 396 unchanged, 0 removed, 0 refused.\n',
    });
  });

  it('M-03 goes through the server that uses the data folder, updates its index, and loses nothing when it is killed', async () => {
    const folder = await filledFolder();
    const holder = await server(folder);
    expect(statSync(path.join(folder, 'server.json')).mode & 0o777).toBe(0o600);
    const first = await stock(folder, 'import', files.cars, '--site', 'car-store-se', '--map', files.map).ended;
    expect(first.out).toContain('396 added');
    expect(holder.changed()).toBe(396);

    // A replacement that is killed after its first refused row is half way, and must change nothing.
    const killed = stock(
      folder,
      'import',
      files.file('other.csv', [...foreignRows(400)].join('').replaceAll('L-', 'M-')),
      '--site',
      'car-store-se',
      '--map',
      files.map,
      '--replace',
      '--force',
    );
    await new Promise<void>((resolve) => {
      killed.child.stderr?.once('data', () => resolve());
    });
    killed.child.kill('SIGKILL');
    await killed.ended;
    const after = await stock(folder, 'export', '--site', 'car-store-se').ended;
    expect(after.out.trim().split('\n')).toHaveLength(396);
    expect(holder.changed()).toBe(396);

    const refused = await stock(
      folder,
      'import',
      files.file('few.csv', [...foreignRows(50)].join('')),
      '--site',
      'car-store-se',
      '--map',
      files.map,
      '--replace',
    ).ended;
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('would remove') });

    // The server is killed in the middle of an import: what it had committed stands, and the same command finishes the
    // rest.
    const cut = stock(
      folder,
      'import',
      files.file('more.csv', [...foreignRows(1_000)].join('').replaceAll('L-', 'N-')),
      '--site',
      'car-store-se',
      '--map',
      files.map,
    );
    await new Promise<void>((resolve) => {
      const look = () => (holder.changed() > 500 ? resolve() : setImmediate(look));
      look();
    });
    await holder.kill();
    expect(await cut.ended).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^(line .*\n)*The server went away in the middle of the import \(.+\)\. (At least \d+ rows are taken and stay|What it had taken stays): repeat the same command; rows that are there already are passed over\.\n$/,
      ),
    });
    const between = await rowsIn(folder);
    expect(between).toBeGreaterThan(396);
    expect(between).toBeLessThan(396 + 990);
    expect(existsSync(path.join(folder, 'server.json'))).toBe(true);
    const rest = await stock(
      folder,
      'import',
      path.join(path.dirname(files.map), 'more.csv'),
      '--site',
      'car-store-se',
      '--map',
      files.map,
    ).ended;
    expect(rest.out).toContain(`${396 + 990 - between} added`);
    expect(await rowsIn(folder)).toBe(396 + 990);
  });

  describe('the price history', () => {
    const row = (car_id: string, car_price: number) => ({ car_id, car_brand: 'Volvo', car_model: 'V60', car_price });
    const written = (name: string, ...rows: object[]) =>
      files.file(name, rows.map((one) => `${JSON.stringify(one)}\n`).join(''));
    let folder: string;

    beforeEach(async () => {
      folder = await filledFolder();
      for (const file of [
        written('first.jsonl', row('100001', 249_900), row('100002', 99_900)),
        written('lower.jsonl', row('100001', 239_900)),
      ])
        if ((await stock(folder, 'import', file, '--site', 'car-store-se').ended).code !== 0) throw new Error(file);
    });

    /** As a person with all rights on the database would. */
    async function tamper(statement: string): Promise<void> {
      const { orm, close } = await openEmbedded(folder);
      await orm.execute('alter table price_history disable trigger price_history_append_only');
      await orm.execute(statement);
      await orm.execute('alter table price_history enable trigger price_history_append_only');
      await close();
    }

    it('G-06 is verified for every stock, or for that of one site, and a change is reported with exit code 2', async () => {
      const all = await stock(folder, 'verify-history').ended;
      expect([all.code, all.err]).toEqual([0, '']);
      expect(all.out).toMatch(/^se: 3 prices, unchanged, last hash [0-9a-f]{64}\n/m);
      expect(all.out.match(/^(?:no|uk|fi|sk|dk|eu): 0 prices, unchanged$/gm)).toHaveLength(6);

      await tamper("update price_history set amount_minor = 1 where car_id = '100002'");
      const changed = await stock(folder, 'verify-history', '--site', 'car-store-se').ended;
      expect(changed).toEqual({
        code: 2,
        err: '',
        out: 'se: 3 prices, CHANGED\n  entry 2 (car 100002) does not match its hash: it was changed\n',
      });
      expect((await stock(folder, 'verify-history', '--site', 'car-store-no').ended).code).toBe(0);
    });

    it('G-06 of a car is exported as evidence that can be recomputed, also through the server of the folder', async () => {
      const evidence = ['evidence', '--site', 'car-store-se', '--car', '100001'];
      const alone = await stock(folder, ...evidence).ended;
      expect([alone.code, alone.err]).toEqual([0, '']);
      const read = JSON.parse(alone.out);
      expect(read).toMatchObject({ stock: 'se', carId: '100001', verification: { entries: 3, problems: [] } });
      expect(read.entries.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([
        24_990_000, 23_990_000,
      ]);
      // As the evidence format says: the parts joined by '|'.
      for (const { previous, hash, position, carId, since, recordedAt, amountMinor, currency } of read.entries) {
        const parts = [
          previous,
          'se',
          position,
          carId,
          Date.parse(since),
          Date.parse(recordedAt),
          amountMinor,
          currency,
        ];
        expect(createHash('sha256').update(parts.join('|')).digest('hex')).toBe(hash);
      }
      const holder = await server(folder);
      const [through, verified] = [
        await stock(folder, ...evidence).ended,
        await stock(folder, 'verify-history', '--site', 'car-store-se').ended,
      ];
      expect(through).toEqual(alone);
      expect(verified).toMatchObject({ code: 0, out: expect.stringMatching(/^se: 3 prices, unchanged/) });
      await holder.kill();
    });

    it('G-06 of no car is an error', async () => {
      const { code, out, err } = await stock(folder, 'evidence', '--site', 'car-store-se').ended;
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('--car names the car: its id.');
    });
  });

  describe('reports the error in a sentence, and exits with 1', () => {
    const wrong: [string, string[], string][] = [
      ['without anything to do', [], 'Say what to do.'],
      ['for a site that sells no cars', ['export', '--site', 'restaurant'], '"restaurant" is no site that sells cars'],
      [
        'for a file that isn’t there',
        ['import', '/nowhere/cars.csv', '--site', 'car-store-se'],
        "/nowhere/cars.csv can't be read",
      ],
      [
        'for a mapping that is wrong',
        ['import', files.cars, '--site', 'car-store-se', '--map', files.file('wrong.json', '{"fields":{"x":"y"}}')],
        'fields.x is no field of a car',
      ],
      ['for an unknown option', ['export', '--sites', 'car-store-se'], '--sites'],
    ];
    it.each(wrong)('M-03 %s', async (_, given, sentence) => {
      const { code, out, err } = await stock(temporaryFolder(), ...given).ended;
      expect(err).toContain(sentence);
      expect(err).not.toContain('    at ');
      expect([code, out]).toEqual([1, '']);
    });
  });

  it('M-03 reads the .env files, as the server does, and is what a person starts', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, '.env'), 'DATABASE_URL=mysql://nowhere/db\n');
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(
      process.execPath,
      [
        '--import',
        pathToFileURL(require.resolve('tsx')).href,
        path.resolve('src/tools/stock.ts'),
        'export',
        '--site',
        'car-store-se',
      ],
      {
        cwd: folder,
        env: { ...env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    children.push(child);
    let output = '';
    child.stderr.on('data', (text) => {
      output += String(text);
    });
    await new Promise((resolve) => {
      child.once('close', resolve);
    });
    expect(output).toBe('DATABASE_URL must start with postgres:// or postgresql://.\n');
  });

  it('M-03 shows at the header that a mapping does not fit the file, or that one is missing', async () => {
    const folder = await filledFolder();
    const other = files.file('other-header.csv', 'a,b\n1,2\n');
    const mapped = await stock(folder, 'import', other, '--site', 'car-store-se', '--map', files.map).ended;
    expect(mapped).toMatchObject({
      code: 1,
      err: expect.stringContaining("columns that the file doesn't have: make, model"),
    });
    const unmapped = await stock(folder, 'import', other, '--site', 'car-store-se').ended;
    expect(unmapped).toMatchObject({
      code: 1,
      err: expect.stringContaining("None of the file's columns is a field of a car (a, b"),
    });
    expect(await rowsIn(folder)).toBe(0);
  });
});
