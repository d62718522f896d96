import { createHash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from './nullIfMissing';

export interface Film {
  etag: string;
  /** Size of the file in bytes. */
  size: number;
  type: string;
  /** The bytes from `from` up to and including `to`. */
  bytes(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** No dots but the extension's, so no path traversal; see media.service.ts. */
const FILE = /^(?:[\w-]+\/)*[\w-]+\.(mp4|webm|pdf)$/i;
const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm', pdf: 'application/pdf' };

/** Videos and PDF files of the store, read by byte ranges. `null`: there is no such file. */
export function openFilms(filesDir: string): (file: string) => Promise<Film | null> {
  const hashes = new Map<string, { changed: number; size: number; hash: string }>();

  return async (file) => {
    const type = TYPES[FILE.exec(file)?.[1]?.toLowerCase() ?? ''];
    if (type === undefined) return null;
    const filePath = path.join(filesDir, file);
    const found = await nullIfMissing(stat(filePath));
    if (!found?.isFile()) return null;
    const known = hashes.get(file);
    const fresh =
      known?.changed === found.mtimeMs && known.size === found.size
        ? known
        : {
            changed: found.mtimeMs,
            size: found.size,
            hash: createHash('sha256')
              .update(await readFile(filePath))
              .digest('hex')
              .slice(0, 20),
          };
    hashes.set(file, fresh);
    return { etag: `"${fresh.hash}"`, size: found.size, type, bytes: (from, to) => readRange(filePath, from, to) };
  };
}

async function readRange(filePath: string, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(to - from + 1);
  const handle = await open(filePath);
  try {
    await handle.read(bytes, 0, bytes.length, from);
  } finally {
    await handle.close();
  }
  return bytes;
}

/**
 * A byte range of RFC 9110 section 14. `null`: the whole file; 'none': beyond the end. Several ranges at once give the
 * whole file.
 */
export function rangeOf(header: string | undefined, size: number): { from: number; to: number } | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return from > to || from >= size || (first === '' && Number(last) === 0) ? 'none' : { from, to };
}
