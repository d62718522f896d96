import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { openFilms, type Film } from './films';
import { currentClient } from '../http/currentClient';
import { Busy, createFairQueue } from '../http/fairQueue';
import { openFocalPoints } from './focalPoints';
import { SHARE_FORMAT, type MediaFormat, type MediaWidth } from './mediaSizes';
import { nullIfMissing } from './nullIfMissing';
import type { Focus } from '@/domain/content/focus';
import { CENTRE, portraitOf } from './crops';
import { sharePicture } from './sharePicture';

interface Picture {
  /** Changes with the master, the width, the format and the encoder's settings. */
  etag: string;
  /** From the cache, or encoded now. */
  bytes(): Promise<Buffer>;
}

export interface MediaService {
  /**
   * `null` when there is no such master. `file` is a path under the media store: 'cars/hatch/front34-red.avif'. A
   * `portrait` is the part around its subject.
   */
  picture(file: string, width: MediaWidth, format: MediaFormat, portrait?: boolean): Promise<Picture | null>;
  /** The picture for sharing: a JPEG of one size. */
  sharePicture(file: string): Promise<Picture | null>;
  film(file: string): Promise<Film | null>;
}

/** Letters, digits, hyphens and underscores, in folders; no dots but the extension's, so no path traversal. */
const FILE = /^(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|png|jpe?g)$/i;

/** Pictures that wait for an encoder: those of some pages. */
const WAITING = 1_000;

/** Part of the cache's key: change it with the encoder's settings. */
const SETTINGS = 'e1';

interface Master {
  changed: number;
  size: number;
  /** Hash of the content: equal on every machine, so that a CDN sees one ETag. */
  hash: string;
}

export interface MediaParts {
  filesDir: string;
  cacheDir: string;
  /** Called once when the cache cannot be written (again after it could in between); pictures are served anyway. */
  report: (error: unknown) => void;
}

/**
 * Pictures from a folder of masters, resized and encoded, each once: cached on disk with atomic writes;
 * parallel requests share one encoding; the number of parallel encoders is limited, and one address has half of them.
 * Effort 2 of 9: higher ones cost two to six times the time for 3 % fewer bytes.
 */
export function openMedia({ filesDir, cacheDir, report }: MediaParts): MediaService {
  sharp.concurrency(1);
  // Results are cached on disk, so sharp's memory cache is not needed.
  sharp.cache(false);
  const encoders = createFairQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: WAITING });
  const focalPointOf = openFocalPoints(filesDir);
  const masters = new Map<string, Master>();
  const inFlight = new Map<string, Promise<Buffer>>();
  let isCacheWritable = true;

  async function writeToCache(file: string, bytes: Buffer): Promise<void> {
    try {
      await writeAtomically(file, bytes);
      isCacheWritable = true;
    } catch (error) {
      if (isCacheWritable) report(error);
      isCacheWritable = false;
    }
  }

  async function master(file: string): Promise<Master | null> {
    const found = await nullIfMissing(stat(path.join(filesDir, file)));
    if (!found?.isFile()) return null;
    const known = masters.get(file);
    if (known && known.changed === found.mtimeMs && known.size === found.size) return known;
    const hash = createHash('sha256')
      .update(await readFile(path.join(filesDir, file)))
      .digest('hex')
      .slice(0, 20);
    const fresh = { changed: found.mtimeMs, size: found.size, hash };
    masters.set(file, fresh);
    return fresh;
  }

  async function resized(
    file: string,
    width: MediaWidth,
    format: MediaFormat,
    portrait: Focus | null,
  ): Promise<Buffer> {
    const master = sharp(path.join(filesDir, file), { limitInputPixels: 50_000_000 }).autoOrient();
    const part = portrait ? master.extract(portraitOf((await master.metadata()).autoOrient, portrait)) : master;
    const narrowed = part.resize({ width, withoutEnlargement: true }).timeout({ seconds: 30 });
    // A portrait is for phones, where pixels are small and the network may be slow.
    return (
      format === 'avif'
        ? narrowed.avif({ quality: portrait ? 45 : 55, effort: 2 })
        : narrowed.webp({ quality: portrait ? 65 : 75, alphaQuality: 85, effort: 3 })
    ).toBuffer();
  }

  async function encode(encoding: () => Promise<Buffer>, cacheFile: string): Promise<Buffer> {
    const encoded = encoders.add(currentClient(), encoding);
    if (!encoded) throw new Busy();
    const bytes = await encoded;
    await writeToCache(cacheFile, bytes);
    return bytes;
  }

  async function bytes(key: string, extension: string, encoding: () => Promise<Buffer>): Promise<Buffer> {
    const cacheFile = path.join(cacheDir, key.slice(0, 2), `${key}.${extension}`);
    const ready = await nullIfMissing(readFile(cacheFile));
    if (ready) return ready;
    const running = inFlight.get(cacheFile);
    if (running) return running;
    const work = encode(encoding, cacheFile).finally(() => inFlight.delete(cacheFile));
    inFlight.set(cacheFile, work);
    return work;
  }

  return {
    film: openFilms(filesDir),
    async picture(file, width, format, isPortrait = false) {
      const found = FILE.test(file) ? await master(file) : null;
      if (!found) return null;
      const portrait = isPortrait ? ((await focalPointOf(file)) ?? CENTRE) : null;
      const key = [found.hash, width, ...(portrait ? [portrait.x, portrait.y] : []), SETTINGS].join('-');
      return {
        etag: `"${key}-${format}"`,
        bytes: () => bytes(key, format, () => resized(file, width, format, portrait)),
      };
    },
    async sharePicture(file) {
      const found = FILE.test(file) ? await master(file) : null;
      if (!found) return null;
      const point = await focalPointOf(file);
      const key = [found.hash, SHARE_FORMAT, ...(point ? [point.x, point.y] : []), SETTINGS].join('-');
      return {
        etag: `"${key}"`,
        bytes: () => bytes(key, 'jpg', () => sharePicture(path.join(filesDir, file), point)),
      };
    },
  };
}

async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const partFile = `${file}.${randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(partFile, bytes);
    await rename(partFile, file);
  } catch (error) {
    await rm(partFile, { force: true });
    throw error;
  }
}
