import type { ShrunkPicture } from './pictures';

/** A side of what is sent: enough to see a scratch. */
const MOST_SIDE = 2_048;
const QUALITY = 0.82;
/** Pixels of the small one, for twice as many as the page shows. */
const THUMBNAIL_SIDE = 224;

/** Renders a picture with its longer side within `most` pixels; upright, as its file says. */
function scaled(bitmap: ImageBitmap, most: number): HTMLCanvasElement | null {
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // Transparent parts of a picture are black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

/** The picture as a smaller JPEG, which has none of the file's metadata; null where the browser cannot decode it. */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  try {
    const large = scaled(bitmap, MOST_SIDE);
    const picture = large && (await asJpeg(large));
    if (!picture) return null;
    return { picture, thumbnail: scaled(bitmap, THUMBNAIL_SIDE)?.toDataURL('image/jpeg', 0.7) ?? '' };
  } finally {
    bitmap.close();
  }
}
