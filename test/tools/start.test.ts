import { cpSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { lockFolder } from '@/server/database/folder-lock';
import { tooOld } from '@/tools/node-guard';
import { ROOT, program, withFolder, type Ended } from './programs';

// Programs are started, on machines that may be busy.
jest.setTimeout(60_000);

describe('the guard of the Node version', () => {
  it.each(['0.12.18', '8.17.0', '18.20.4', '20.0.0', '20.8.1'])('M-03 refuses Node %s in one sentence', (version) => {
    expect(tooOld(version)).toBe(`Forecourt needs Node 20.9 or newer; this is Node ${version}.`);
  });

  it.each(['20.9.0', '20.20.2', '22.0.0', '24.11.0', '100.0.0'])('M-03 takes Node %s', (version) => {
    expect(tooOld(version)).toBeUndefined();
  });
});

/** Holds a port until `free` is called. */
async function takePort(): Promise<{ port: number; free: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    free: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

describe('npm start', () => {
  const start = (env: Readonly<Record<string, string>>): Promise<Ended> =>
    withFolder({}, (folder) =>
      program(['src/tools/run.js', 'start'], { DATA_DIR: path.join(folder, 'data'), NODE_ENV: '', ...env }),
    );

  it.each<[string, Record<string, string>, string]>([
    ['a port that is no number', { PORT: 'three' }, 'PORT must be a number between 1 and 65535.'],
    ['a port out of range', { PORT: '70000' }, 'PORT must be a number between 1 and 65535.'],
    ['an unknown mode', { FORECOURT_MODE: 'staging' }, 'FORECOURT_MODE must be demo or live.'],
    [
      'a database that is no PostgreSQL',
      { DATABASE_URL: 'mysql://nowhere/db' },
      'DATABASE_URL must start with postgres:// or postgresql://.',
    ],
    [
      'the demo key in live mode',
      { FORECOURT_MODE: 'live', STOCK_KEY: '' },
      'FORECOURT_MODE=live needs a STOCK_KEY of its own.',
    ],
    [
      'the demo key of the content in live mode',
      { FORECOURT_MODE: 'live', STOCK_KEY: 'a-key-of-sixteen-or-more', SITECORE_API_KEY: 'forecourt-demo-api-key' },
      'FORECOURT_MODE=live needs a SITECORE_API_KEY of its own.',
    ],
    [
      'live mode without a way to send messages',
      {
        FORECOURT_MODE: 'live',
        STOCK_KEY: 'a-key-of-sixteen-or-more',
        SITECORE_API_KEY: 'another-key-of-sixteen',
        SMTP_URL: 'smtp://mail.example',
        SMS_URL: '',
      },
      'FORECOURT_MODE=live needs SMTP_URL and SMS_URL for the messages of the workshop, or MECHMATE_URL for another workshop service.',
    ],
  ])('M-03 refuses %s in one sentence', async (_what, env, sentence) => {
    expect(await start(env)).toMatchObject({ code: 1, stderr: `${sentence}\n` });
  });

  it('M-03 reports a database that does not respond in one sentence', async () => {
    const { port, free } = await takePort();
    await free();
    const { code, stderr } = await start({
      PORT: String(port),
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    });
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(stderr).not.toContain('secret');
    expect(code).toBe(1);
  });

  it('M-03 refuses a data folder that another process holds in one sentence', async () => {
    await withFolder({}, async (folder) => {
      const lock = lockFolder(folder);
      try {
        const { port, free } = await takePort();
        await free();
        const { code, stderr } = await program(['src/tools/run.js', 'start'], {
          DATA_DIR: folder,
          DATABASE_URL: '',
          PORT: String(port),
          NODE_ENV: '',
        });
        expect(stderr).toBe(
          `The data folder ${folder} is in use by the process ${process.pid}: stop that one, or set DATA_DIR to another folder.\n`,
        );
        expect(code).toBe(1);
      } finally {
        lock.release();
      }
    });
  });

  it('M-03 refuses a taken port in one sentence', async () => {
    const { port, free } = await takePort();
    try {
      expect(await start({ PORT: String(port) })).toMatchObject({
        code: 1,
        stderr: `Port ${port} is taken; choose another one with PORT.\n`,
      });
    } finally {
      await free();
    }
  });
});

describe('npm run scale', () => {
  const usage = 'Usage: npm run scale -- [--processes 1..16] [--check | --earlier COMMIT]\n';
  it.each<[what: string, args: string[], env: Record<string, string>, stderr: string]>([
    ['no process', ['--processes', '0'], {}, usage],
    ['too many processes', ['--processes', '17'], {}, usage],
    ['an unknown option', ['--process', '2'], {}, usage],
    [
      'a machine without a balancer',
      [],
      { PATH: '/nowhere' },
      'HAProxy is not installed. On Debian: apt install haproxy; on a Mac: brew install haproxy.\n',
    ],
  ])('M-03 ends at once for %s', async (_what, args, env, stderr) => {
    expect(await program(['src/tools/run.js', 'scale', ...args], env)).toMatchObject({ code: 1, stderr });
  });
});

describe('entry point of the commands', () => {
  it.each([[[]], [['stop']]])('M-03 prints its usage for %j', async (args) => {
    expect(await program(['src/tools/run.js', ...args])).toMatchObject({
      code: 1,
      stderr:
        'Usage: node src/tools/run.js start|test|check|dev|scale|attack|backup|bench|docs|editors|facilities|messages|new-block|new-flow|new-site|privacy|requirements|staff|stock.\n',
    });
  });

  it('M-03 runs the programs of its folder with their arguments', async () => {
    const { code, stderr } = await program(['src/tools/run.js', 'stock', 'export', '--site', 'restaurant']);
    expect(stderr).toMatch(/^"restaurant" is no site that sells cars; those are [^\n]+\.\n$/);
    expect(code).toBe(1);
  });

  it('M-03 reports in one sentence that packages are missing', async () => {
    await withFolder({}, async (folder) => {
      cpSync(path.join(ROOT, 'src/tools'), path.join(folder, 'src/tools'), { recursive: true });
      expect(await program([path.join(folder, 'src/tools/run.js'), 'stock'])).toMatchObject({
        code: 1,
        stderr: 'The packages are not installed yet: run npm start once, or npm install.\n',
      });
    });
  });
});
