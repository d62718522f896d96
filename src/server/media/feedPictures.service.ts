import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { isPicture, MOST_PIXELS } from '../uploads/pictureFile';
import type { MediaWidth } from './mediaSizes';
import { createPictureFetch, refusalOf, type PictureFetchParts } from './pictureFetch';

export interface FeedPictures {
  /** A WebP of this width; null when there is none, or it may not be fetched; 'busy' when too many wait. */
  picture(address: string, width: MediaWidth): Promise<Buffer | null | 'busy'>;
}

const CACHE_BYTES = 128 * 1024 * 1024;
const CACHED_MS = 24 * 60 * 60_000;
/** A picture that failed is tried again after it. */
const FAILED_MS = 60_000;
const PARALLEL = 6;
/** Behind them: pictures of some pages. */
const MOST_WAITING = 100;
const SECONDS = 20;
const MOST_REFUSALS = 1_000;
const NONE = Buffer.alloc(0);

/** Re-encoded: nothing of the original's bytes reaches a browser. */
async function rewritten(original: Buffer, width: MediaWidth): Promise<Buffer | null> {
  if (!isPicture(original)) return null;
  return sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1 })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 75, effort: 3 })
    .timeout({ seconds: SECONDS })
    .toBuffer();
}

/**
 * Pictures of cars and facilities on other hosts, fetched by the server so that a visitor's browser asks no other host.
 * In memory, so that invented addresses fill no disk.
 */
export function openFeedPictures({
  report,
  ...parts
}: PictureFetchParts & { report: (reason: { host: string; reason: string }) => void }): FeedPictures {
  const fetchPicture = createPictureFetch(parts);
  /** Reported once in a while: a feed names a host thousands of times. */
  const refusals = new LRUCache<string, true>({ max: MOST_REFUSALS, ttl: CACHED_MS });
  const oneOfFew = pLimit(PARALLEL);
  const cache = new LRUCache<string, Buffer, { address: string; width: MediaWidth }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1_024,
    ttl: CACHED_MS,
    fetchMethod: (_key, _stale, { context: { address, width }, options }) =>
      oneOfFew(async () => {
        try {
          const bytes = await rewritten(await fetchPicture(address), width);
          if (bytes) return bytes;
          report({ host: hostOf(address), reason: 'it is no picture' });
        } catch (error) {
          report({ host: hostOf(address), reason: error instanceof Error ? error.message : String(error) });
        }
        options.ttl = FAILED_MS;
        return NONE;
      }),
  });
  return {
    async picture(address, width) {
      const refusal = refusalOf(parts.hosts, address);
      if (refusal !== null) {
        const refused = { host: hostOf(address), reason: refusal };
        const name = JSON.stringify(refused);
        if (!refusals.has(name)) report(refused);
        refusals.set(name, true);
        return null;
      }
      const key = `${width} ${address}`;
      if (!cache.has(key) && oneOfFew.pendingCount >= MOST_WAITING) return 'busy';
      const bytes = await cache.fetch(key, { context: { address, width } });
      return bytes && bytes.length > 0 ? bytes : null;
    },
  };
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
