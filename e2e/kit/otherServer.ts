import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = path.join(__dirname, '../..');
const UP_WITHIN_MS = 240_000;

export interface OtherServer {
  port: number;
  /** Where its database is, for commands. */
  dataDir: string;
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
 * has filled, or a new one.
 */
export async function startOtherServer(env: Readonly<Record<string, string>>): Promise<OtherServer> {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'forecourt other '));
  const { DATA_TEMPLATE: template } = process.env;
  const dataDir = path.join(home, 'data');
  if (template) cpSync(template, dataDir, { recursive: true });
  const child: ChildProcess = spawn(process.execPath, ['src/tools/run.js', 'start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FORECOURT_MODE: 'demo',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const limit = performance.now() + UP_WITHIN_MS;
  while (!(await isUp(port))) {
    if (child.exitCode !== null || performance.now() > limit) {
      await stop();
      throw new Error(`The other server did not start.\n${output}`);
    }
    await pause(250);
  }
  return { port, dataDir, stop };
}
