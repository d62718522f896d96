import { createReadStream, statSync, type WriteStream } from 'node:fs';
import { SingleBar } from 'cli-progress';
import type { ImportSummary, RowEvent } from '@/server/cars/feed/rowFeed';

/** What the person typed can't be done; the message is a sentence. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

const SHOWN_REFUSALS = 20;

/** What follows an import: a bar on a terminal, elsewhere (a log, a pipe) a line now and then. */
interface Follower {
  read(bytes: number): void;
  rows(rows: number, refused: number): void;
  stop(): void;
}

const EVERY_MS = 10_000;

function barOf(size: number): Follower {
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {rows} rows, {refused} refused  {eta_formatted} left',
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(size, 0, { rows: 0, refused: 0 });
  return {
    read: (bytes) => bar.update(Math.min(bytes, size)),
    rows: (rows, refused) => bar.update({ rows, refused }),
    stop: () => bar.stop(),
  };
}

function linesOf(size: number): Follower {
  let percent = 0;
  let reportedAt = performance.now();
  return {
    read: (bytes) => {
      percent = size > 0 ? Math.min(100, Math.floor((bytes / size) * 100)) : 100;
    },
    rows(rows, refused) {
      if (performance.now() - reportedAt < EVERY_MS) return;
      reportedAt = performance.now();
      process.stderr.write(`${percent} % read, ${rows} rows, ${refused} refused\n`);
    },
    stop: () => undefined,
  };
}

/** The file's bytes; `follower` receives the number of bytes read. */
export function source(file: string): { bytes: AsyncIterable<Uint8Array>; follower: Follower | null } {
  if (file === '-') return { bytes: process.stdin, follower: null };
  let size: number;
  try {
    size = statSync(file).size;
  } catch (error) {
    throw new Usage(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const follower = process.stderr.isTTY ? barOf(size) : linesOf(size);
  const stream = createReadStream(file);
  let read = 0;
  const bytes = (async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      read += chunk.length;
      follower.read(read);
      yield chunk;
    }
  })();
  return { bytes, follower };
}

/** Prints the first rejected rows and writes all of them to the report. */
export function listener(follower: Follower | null, report: WriteStream | null) {
  let refused = 0;
  return (event: RowEvent): void => {
    if (event.type === 'progress') {
      follower?.rows(event.rows, refused);
      return;
    }
    refused += 1;
    const { type: _, ...refusal } = event;
    report?.write(`${JSON.stringify(refusal)}\n`);
    if (refused > SHOWN_REFUSALS) return;
    const car = event.ref ? ` (${Object.values(event.ref).join('')})` : '';
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    process.stderr.write(`line ${event.line}${car}: ${event.reasons.join('; ')}\n`);
    if (refused === SHOWN_REFUSALS)
      process.stderr.write(`… more refused rows are ${report ? 'in the report' : 'listed with --report FILE'}.\n`);
  };
}

export function printSummary(summary: ImportSummary, site: string, of: string): void {
  const { rows, refused, added, changed, unchanged, removed } = summary;
  process.stdout.write(
    `${summary.dryRun ? 'Dry run, nothing changed' : 'Done'}: ${site} (stock ${summary.stock}), ${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed, ${refused} refused.\n`,
  );
  if (summary.ignored.length > 0)
    process.stdout.write(`Not fields of ${of}, so not read: ${summary.ignored.join(', ')}.\n`);
  if (summary.replaced && summary.unnamed > 0)
    process.stdout.write(
      `${summary.unnamed} refused rows don't say what they mean: if that was there before, it was removed.\n`,
    );
}
