import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '@/lib/guards';

/*
 * A snapshot is a line that names its format, then sections: length (4 bytes), SHA-256 (32 bytes), content. The first
 * is the head as JSON; an empty one ends the file.
 */
const MAGIC = 'forecourt-snapshot-1\n';
const SUM = 32;

export interface SnapshotHead {
  /** Identifies the code and what it was made from; other snapshots are ignored. */
  key: string;
  /** Of what it was made from: later changes must be applied again. */
  version: number;
}

/** A file that cannot be used, with the reason; its content is built again. */
export class UnusableSnapshot extends Error {
  override readonly name = 'UnusableSnapshot';
}

const sumOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/** Writes the file atomically: to a temporary file that is then renamed. */
export async function writeSnapshot(file: string, head: SnapshotHead, sections: Iterable<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  const handle = await open(unfinished, 'w');
  const put = async (content: Buffer): Promise<void> => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    await handle.writev([size, sumOf(content), content]);
  };
  try {
    await handle.write(MAGIC);
    await put(Buffer.from(JSON.stringify(head)));
    for (const section of sections) await put(section);
    await put(Buffer.alloc(0));
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Reads a requested number of bytes. */
class Bytes {
  private readonly chunks: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const parts = [this.held];
    let size = this.held.length;
    while (size < length) {
      const next = await this.chunks.next();
      if (next.done) throw new UnusableSnapshot('it is cut short');
      parts.push(next.value);
      size += next.value.length;
    }
    const all = Buffer.concat(parts, size);
    this.held = all.subarray(length);
    return all.subarray(0, length);
  }

  /** The next section, verified by its hash; null at the end. */
  async section(): Promise<Buffer | null> {
    const length = (await this.take(4)).readUInt32LE();
    const sum = await this.take(SUM);
    const content = await this.take(length);
    if (!sumOf(content).equals(sum)) throw new UnusableSnapshot('it is damaged');
    return length === 0 ? null : content;
  }
}

/**
 * The sections of a file whose head matches. A damaged or truncated file is noticed during iteration: use the result
 * only after the iteration has ended. Undefined: there is no file. @throws UnusableSnapshot
 */
export async function readSnapshot(
  file: string,
  key: string,
  newest: number,
): Promise<{ version: number; sections: AsyncIterable<Buffer> } | undefined> {
  const stream = createReadStream(file, { highWaterMark: 4 * 2 ** 20 });
  const bytes = new Bytes(stream);
  try {
    if ((await bytes.take(MAGIC.length)).toString() !== MAGIC) throw new UnusableSnapshot('it is of another form');
    const head: unknown = parsed(String(await bytes.section()));
    if (!isHead(head)) throw new UnusableSnapshot('it is damaged');
    if (head.key !== key) throw new UnusableSnapshot('it is of another build or origin');
    if (head.version > newest) throw new UnusableSnapshot('it is newer than its origin');
    return { version: head.version, sections: sectionsIn(bytes, stream) };
  } catch (error) {
    stream.destroy();
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function* sectionsIn(bytes: Bytes, stream: { destroy(): unknown }): AsyncGenerator<Buffer> {
  try {
    for (let section = await bytes.section(); section; section = await bytes.section()) yield section;
  } finally {
    stream.destroy();
  }
}

const isHead = (value: unknown): value is SnapshotHead =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'version' in value &&
  typeof value.version === 'number';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller's check of the head reports it.
    return null;
  }
}
