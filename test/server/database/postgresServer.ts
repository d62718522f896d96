import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export interface PostgresServer {
  /** A new database of this server: empty, or a copy of one without connections. */
  newDatabase(copied?: string): Promise<string>;
  port: number;
  stop(): Promise<void>;
}

/** A real PostgreSQL on a free port, in a process of its own, for so many connections. */
export async function startPostgres(connections = 40): Promise<PostgresServer> {
  const port = await freePort();
  const child = fork(path.resolve('src/tools/kit/postgres-server.mjs'), [String(port), String(connections)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const nextMessage = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`PostgreSQL ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message);
      });
    });
  const expectMessage = async (wanted: object): Promise<void> => {
    const message = JSON.stringify(await nextMessage());
    if (message !== JSON.stringify(wanted)) throw new Error(`PostgreSQL sent ${message}.`);
  };
  await expectMessage({ ready: true });
  let databases = 0;
  return {
    port,
    async newDatabase(copied) {
      const name = `forecourt_${++databases}`;
      child.send({ create: name, copied: copied?.slice(copied.lastIndexOf('/') + 1) });
      await expectMessage({ created: name });
      return `postgres://forecourt:test@127.0.0.1:${port}/${name}`;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}
