import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readServerFile, type ServerFile } from '@/server/cars/feed/server-file';

const ROOT = path.join(__dirname, '../..');
const UP_WITHIN_MS = 240_000;

export interface OtherServer {
  port: number;
  /** Where its database is, for commands. */
  dataDir: string;
  /** All that it has written since it was started: its own lines, and those of its commands. */
  output(): string;
  /** Its key for commands of operators; another one after a restart. */
  operatorKey(): string;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** After `kill`: the same data, on the same port, with more settings. */
  restart(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops it with its child processes, and deletes its data. */
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A second `npm start` of the same build, with its own port and data folder: a copy of DATA_TEMPLATE, which `npm test`
 * has filled, or a new one. With DATABASE_URL the folder begins empty.
 */
export async function startOtherServer(env: Readonly<Record<string, string>>): Promise<OtherServer> {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'forecourt other '));
  const dataDir = path.join(home, 'data');
  const { DATA_TEMPLATE: template } = process.env;
  if (template && !env.DATABASE_URL) cpSync(template, dataDir, { recursive: true });
  const begin = (more: Readonly<Record<string, string>> = {}) => {
    const child: ChildProcess = spawn(process.execPath, ['src/tools/run.js', 'start'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FORECOURT_MODE: 'demo',
        LOG_LEVEL: 'warn',
        DATABASE_URL: '',
        ...env,
        ...more,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
    const ended = new Promise<void>((resolve) => {
      child.once('close', () => resolve());
    });
    return { child, output, ended };
  };
  let run = begin();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (run.child.exitCode === null && run.child.signalCode === null) run.child.kill(signal);
    await run.ended;
  };
  const stop = async (): Promise<void> => {
    await end('SIGTERM');
    rmSync(home, { recursive: true, force: true });
  };
  const untilUp = async (): Promise<void> => {
    const limit = performance.now() + UP_WITHIN_MS;
    while (!(await isUp(port))) {
      if (run.child.exitCode !== null || performance.now() > limit) {
        await stop();
        throw new Error(`The other server did not start.\n${run.output.join('')}`);
      }
      await pause(250);
    }
  };
  await untilUp();
  const file = (): ServerFile => {
    const found = readServerFile(dataDir);
    if (!found) throw new Error('The other server does not run.');
    return found;
  };
  return {
    port,
    dataDir,
    stop,
    output: () => run.output.join(''),
    operatorKey: () => file().operatorKey,
    kill: async () => {
      process.kill(file().pid, 'SIGKILL');
      await run.ended;
    },
    restart: async (more) => {
      run = begin(more);
      await untilUp();
    },
  };
}
