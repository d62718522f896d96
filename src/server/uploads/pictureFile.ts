import { open, writeFile } from 'node:fs/promises';
import { filetypemime } from 'magic-bytes.js';
import sharp from 'sharp';

/** What browsers and phones send; what else pictures can be (SVG, TIFF, PDF) has parts that run or that we can't read. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** As far as magic numbers reach into a file. */
const HEAD_BYTES = 512;
/** A small file can hold a picture that fills the memory. */
export const MOST_PIXELS = 50_000_000;
/**
 * By format as the decoder names it. A JPEG is made smaller while it is decoded; the others are decoded whole, which takes
 * an AVIF 16 bytes a pixel. Pixels of more than eight bits a channel count twice.
 */
const MOST_PIXELS_OF = new Map([
  ['jpeg', MOST_PIXELS],
  ['png', 25_000_000],
  ['webp', 25_000_000],
  ['heif', 16_000_000],
]);
const LONGEST_SIDE = 2_400;
/** A photograph of that size has about a third of it; noise, which a small file can hold, five times as much. */
const MOST_BYTES = 1_500_000;
const QUALITY = 82;
const LOWER_QUALITIES = [55, 30];
const SECONDS = 20;

export interface PictureSize {
  width: number;
  height: number;
}

/** Whether bytes begin like a picture of a kind that is taken. */
export const isPicture = (bytes: Uint8Array): boolean =>
  filetypemime(bytes.subarray(0, HEAD_BYTES)).some((type) => TAKEN.includes(type));

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const openPicture = (file: string) =>
  sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1, sequentialRead: true });

/** Pixels of the picture in a file, by its head alone; null for what is no picture that is taken, or too large. */
export async function pixelsOfPicture(file: string): Promise<number | null> {
  if (!isPicture(await headOf(file))) return null;
  try {
    const { format, width, height, depth } = await openPicture(file).metadata();
    const pixels = width * height * (depth === 'uchar' ? 1 : 2);
    return pixels <= (MOST_PIXELS_OF.get(format ?? '') ?? 0) ? pixels : null;
  } catch {
    return null;
  }
}

/** The picture as a JPEG without metadata, upright and of limited size; null where it can't be read as a picture. */
async function decoded(from: string): Promise<{ data: Buffer; info: PictureSize } | null> {
  try {
    return await openPicture(from)
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
  } catch {
    // The decoder's reasons are of no use to a visitor: damaged, cut off, too many pixels.
    return null;
  }
}

/**
 * Re-encodes the picture of a file that was measured: nothing of the original's bytes is left. null where it is damaged.
 * @throws Error where the disk fails
 */
export async function rewritePicture(from: string, to: string): Promise<PictureSize | null> {
  const picture = await decoded(from);
  if (!picture) return null;
  let { data } = picture;
  for (const quality of LOWER_QUALITIES)
    if (data.length > MOST_BYTES) data = await sharp(picture.data).jpeg({ quality }).toBuffer();
  await writeFile(to, data, { mode: 0o600 });
  return { width: picture.info.width, height: picture.info.height };
}
