import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile, stat, utimes } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { failed, ok, type Result } from '@/errors/result';
import { isDevice, neighbourhood } from '../http/network';
import { currentClient } from '../http/currentClient';
import { Busy, createFairQueue } from '../http/fairQueue';
import { nullIfMissing } from '../media/nullIfMissing';
import { pixelsOfPicture, rewritePicture, type PictureSize } from './pictureFile';
import { openUploadFolder, TooLarge, UPLOAD_ID } from './uploadFolder';

interface StoredUpload extends PictureSize {
  /** Names the picture in the form that it belongs to. */
  id: string;
}

/**
 * Pictures that visitors send along with a form: checked by content, re-encoded without metadata, stored in a folder
 * with a quota, shown to whom the submission goes by signed addresses, and deleted by age.
 */
export interface UploadsService {
  /** Takes a picture as it comes; `declared` is the length that the request names. Of who `left` it costs nothing more. */
  add(parts: AsyncIterable<Uint8Array>, declared: number | null, left?: AbortSignal): Promise<Result<StoredUpload>>;
  /** Keeps pictures with a submission; all or none is missing. */
  attach(ids: readonly string[]): Promise<Result<null>>;
  /** Path of an attached picture, with its signature. */
  address(id: string): string;
  /** The attached picture of a signed address; null for any other. */
  read(id: string, signature: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Deletes attached pictures. */
  remove(ids: readonly string[]): Promise<void>;
  deleteOld(): Promise<void>;
  close(): Promise<void>;
}

export interface UploadsOptions {
  folder: string;
  /** Secret of the installation, for signatures. */
  key: string;
  /** Days that pictures of a submission are stored. */
  retentionDays: number;
  /** Bytes of all pictures together. */
  quotaBytes?: number;
  /** Bytes of one address in a day. */
  mostOfOneBytes?: number;
  report: (error: unknown) => void;
  now?: () => number;
}

/** The browser sends photographs smaller than this; a camera's own are about half of it. */
export const MOST_UPLOAD_BYTES = 15_000_000;
const QUOTA_BYTES = 5_000_000_000;
const HOUR_MS = 3_600_000;
/** Until the form of a picture has to be sent. */
const WAITING_MS = 24 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
/** What one address may store in a day: the photographs of many forms. */
const MOST_OF_ONE_BYTES = 200_000_000;
const MOST_ADDRESSES = 20_000;
/** And its neighbours together, who may be one: so many times as much. */
const OF_NEIGHBOURS = 3;
/**
 * From this share of the quota on, pictures wait an hour for their form, and an address stores a tenth of what it may
 * otherwise, a form or two, so that there is room for others, also against many addresses.
 */
const SCARCE = 0.5;
const SHARE_IF_SCARCE = 0.1;
const CLEAN_UP_EVERY_MS = 60_000;
const AT_ONCE = 2;
/**
 * Our pages send pictures of at most 2 400 pixels a side: larger ones, which take up to 260 MB and a second to decode,
 * wait for each other, one at a time, and for no page's.
 */
const LARGE_PIXELS = 6_000_000;
/** Pictures that wait for their decoding, the addresses in turn; of one at most half, and fewer where others come. */
const WAITING = 80;
const LONGEST_WAIT_MS = 20_000;
/** Pictures that are being received or wait for their decoding; those of one address that are being received: a form's. */
const ARRIVING = 200;
const ARRIVING_OF_ONE = 8;

const UPLOADS_PATH = '/api/uploads';

export function openUploads({
  folder,
  key,
  retentionDays,
  quotaBytes = QUOTA_BYTES,
  mostOfOneBytes = MOST_OF_ONE_BYTES,
  report,
  now = Date.now,
}: UploadsOptions): UploadsService {
  const files = openUploadFolder(folder);
  const decoders = createFairQueue({ atOnce: AT_ONCE, waiting: WAITING, longestMs: LONGEST_WAIT_MS });
  const decodersOfLarge = createFairQueue({ atOnce: 1, waiting: WAITING, longestMs: LONGEST_WAIT_MS });
  /** By address, and by its neighbourhood. */
  const storedBy = new LRUCache<string, number>({ max: MOST_ADDRESSES, ttl: DAY_MS, ttlResolution: 0, perf: { now } });
  /** With the bytes that each may have: there has to be room for all of them. */
  const arriving = new Set<{ client: string | undefined; bytes: number }>();
  let cleanedAt = -Infinity;
  /** Other processes may share the folder, so it is measured again with every clean-up. */
  let used = files.size();
  used.catch(report);
  const signatureOf = (id: string): string => createHmac('sha256', `upload ${key}`).update(id).digest('base64url');

  const isScarce = async (): Promise<boolean> => (await used) > quotaBytes * SCARCE;
  async function deleteOld(): Promise<void> {
    const waitingMs = (await isScarce()) ? HOUR_MS : WAITING_MS;
    await files.deleteBefore('arriving', now() - HOUR_MS);
    await files.deleteBefore('waiting', now() - waitingMs);
    await files.deleteBefore('attached', now() - retentionDays * DAY_MS);
    used = files.size();
    await used;
  }
  let deleting = deleteOld().catch(report);
  const timer = setInterval(() => (deleting = deleting.then(deleteOld).catch(report)), HOUR_MS);
  timer.unref();

  return {
    async add(parts, declared, left) {
      if (declared !== null && declared > MOST_UPLOAD_BYTES) return failed('UPLOAD_TOO_LARGE');
      const client = currentClient();
      const most = mostOfOneBytes * ((await isScarce()) ? SHARE_IF_SCARCE : 1);
      const counted = isDevice(client) ? { [client]: most, [neighbourhood(client)]: OF_NEIGHBOURS * most } : {};
      for (const [who, mostOfThem] of Object.entries(counted))
        if ((storedBy.get(who) ?? 0) > mostOfThem)
          return failed('TOO_MANY_REQUESTS', {
            retryAfter: Math.max(1, Math.ceil(storedBy.getRemainingTTL(who) / 1_000)),
          });
      if (now() - cleanedAt > CLEAN_UP_EVERY_MS && (await isScarce())) {
        cleanedAt = now();
        deleting = deleting.then(deleteOld).catch(report);
      }
      const stored = await used;
      const own = { client, bytes: declared ?? MOST_UPLOAD_BYTES };
      const others = [...arriving];
      if (stored + own.bytes > quotaBytes) return failed('UPLOAD_FULL');
      const isReserved = others.reduce((sum, { bytes }) => sum + bytes, stored + own.bytes) > quotaBytes;
      const isOfOne = isDevice(client) && others.filter((one) => one.client === client).length >= ARRIVING_OF_ONE;
      if (isReserved || others.length >= ARRIVING || isOfOne) return failed('UNAVAILABLE');
      arriving.add(own);
      const id = files.newId();
      try {
        const arrived = await files.receive(id, parts, MOST_UPLOAD_BYTES);
        const waiting = files.fileOf('waiting', id);
        const pixels = await pixelsOfPicture(arrived);
        if (pixels === null) return failed('UPLOAD_UNREADABLE');
        const queue = pixels > LARGE_PIXELS ? decodersOfLarge : decoders;
        const decoding = queue.add(client, async () => (left?.aborted ? null : rewritePicture(arrived, waiting)));
        if (!decoding) return failed('UNAVAILABLE');
        const size = await decoding;
        if (!size) {
          await files.remove('waiting', id);
          return failed('UPLOAD_UNREADABLE');
        }
        await utimes(waiting, now() / 1_000, now() / 1_000);
        const { size: bytes } = await stat(waiting);
        used = used.then((sum) => sum + bytes);
        for (const who of Object.keys(counted))
          storedBy.set(who, (storedBy.get(who) ?? 0) + bytes, { noUpdateTTL: true });
        return ok({ id, ...size });
      } catch (error) {
        if (error instanceof TooLarge) return failed('UPLOAD_TOO_LARGE');
        if (error instanceof Busy) return failed('UNAVAILABLE');
        throw error;
      } finally {
        await files.remove('arriving', id);
        arriving.delete(own);
      }
    },
    async attach(ids) {
      const known = await Promise.all(
        ids.map(
          async (id) => UPLOAD_ID.test(id) && ((await files.has('waiting', id)) || (await files.has('attached', id))),
        ),
      );
      if (known.includes(false)) return failed('UPLOAD_GONE');
      for (const id of ids) if (!(await files.attach(id, now()))) return failed('UPLOAD_GONE');
      return ok(null);
    },
    address: (id) => `${UPLOADS_PATH}/${id}/${signatureOf(id)}`,
    async read(id, signature) {
      const expected = Buffer.from(signatureOf(id));
      const given = Buffer.from(signature);
      if (!UPLOAD_ID.test(id) || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const bytes = await nullIfMissing(readFile(files.fileOf('attached', id)));
      return bytes && new Uint8Array(bytes);
    },
    async remove(ids) {
      for (const id of ids) if (UPLOAD_ID.test(id)) await files.remove('attached', id);
    },
    deleteOld,
    async close() {
      clearInterval(timer);
      await deleting;
    },
  };
}
