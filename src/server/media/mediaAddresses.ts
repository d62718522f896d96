import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const PICTURE = /^(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|png|jpe?g)$/i;

const ROOT = '/-/jssmedia/';

/** The address of every file of the media store, by name. */
export async function fileAddresses(filesDir: string): Promise<readonly string[]> {
  const files = await readdir(filesDir, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(
      ({ name, parentPath }) => ROOT + path.relative(filesDir, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .toSorted();
}

/** The address of every picture of the media store, by name. */
export const mediaAddresses = async (filesDir: string): Promise<readonly string[]> =>
  (await fileAddresses(filesDir)).filter((address) => PICTURE.test(address.slice(ROOT.length)));

/** The size of a picture's master, px; null for an address that is not a picture. */
export async function pictureSize(
  filesDir: string,
  address: string,
): Promise<{ width: number; height: number } | null> {
  const file = address.startsWith(ROOT) ? address.slice(ROOT.length) : '';
  if (!PICTURE.test(file) || !existsSync(path.join(filesDir, file))) return null;
  const { autoOrient } = await sharp(path.join(filesDir, file)).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}
