import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished, pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { readConfig, type Config } from '@/server/config';
import { isLastLine, NotRestorable, restoreBackup, writeBackup } from '@/server/database/backup';
import { openEmbedded } from '@/server/database/embedded';
import { openPostgres } from '@/server/database/postgres';
import { readEnvFiles } from './kit/server';
import { callServer, CommandFailed, runCommand } from './operatorApi';
import { withDatabase } from './withDatabase';

const USAGE = `Usage:
  npm run backup -- save FILE       writes the whole database; a server may be running
  npm run backup -- restore FILE    fills a new DATA_DIR, or an empty PostgreSQL, from it
`;

type Write = (line: string) => Promise<void>;

/** Packs lines into a file that only this account reads, and that has its name once it is complete. */
async function pack(file: string, writeLines: (write: Write) => Promise<void>): Promise<void> {
  const incomplete = `${file}.incomplete`;
  const packed = createGzip();
  const written = finished(packed.pipe(createWriteStream(incomplete, { mode: 0o600 })));
  // Awaited below; a failure before that must not end the process.
  written.catch(() => undefined);
  try {
    await writeLines(async (line) => {
      if (!packed.write(line)) await Promise.race([once(packed, 'drain'), written]);
    });
    packed.end();
    await written;
    await rename(incomplete, file);
  } catch (error) {
    packed.destroy();
    await rm(incomplete, { force: true });
    throw error;
  }
}

async function* linesIn(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of parts) {
    const lines = `${rest}${decoder.decode(part, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

async function save(config: Config, file: string): Promise<void> {
  await withDatabase(
    config,
    ({ orm }) => pack(file, (write) => writeBackup(orm, write)),
    async (server) => {
      const { body } = await callServer(server, '/api/backup', {});
      if (!body) throw new CommandFailed('The server sent nothing.');
      await pack(file, async (write) => {
        let last = '';
        for await (const line of linesIn(partsOf(body))) {
          last = line;
          await write(`${line}\n`);
        }
        if (!isLastLine(last)) throw new CommandFailed('The server stopped before the end: see its log.');
      });
    },
  );
  process.stdout.write(`Saved in ${file}.\n`);
}

/** What unpacking a damaged file throws. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

async function restore(config: Config, file: string): Promise<void> {
  const input = createReadStream(file);
  await once(input, 'open').catch(() => {
    throw new CommandFailed(`${file} can't be read.`);
  });
  // Without the demo data, which the backup replaces.
  const database = await (config.databaseUrl === undefined
    ? openEmbedded(config.dataDir)
    : openPostgres(config.databaseUrl));
  try {
    await pipeline(input, createGunzip(), async (parts) => {
      const rows = await restoreBackup(database.orm, linesIn(parts));
      process.stdout.write(`Restored ${rows} rows.\n`);
    });
  } catch (error) {
    if (error instanceof NotRestorable) throw new CommandFailed(error.message);
    throw isDamage(error) ? new CommandFailed(`${file} is damaged, or no backup.`) : error;
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const [action, file, ...more] = positionals;
  if ((action !== 'save' && action !== 'restore') || file === undefined || more.length > 0)
    throw new CommandFailed(`Name what to do.\n\n${USAGE}`);
  // As `npm start` does: both must mean the same database.
  readEnvFiles(false, process.cwd());
  await (action === 'save' ? save : restore)(readConfig(process.env), file);
}

runCommand(main);
