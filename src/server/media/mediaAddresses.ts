import { readdir } from 'node:fs/promises';
import path from 'node:path';

const PICTURE = /^(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|png|jpe?g)$/i;

/** The address of every picture of the media store, by name. */
export async function mediaAddresses(filesDir: string): Promise<readonly string[]> {
  const files = await readdir(filesDir, { recursive: true });
  return files.map((file) => file.split(path.sep).join('/')).filter((file) => PICTURE.test(file)).toSorted().map((file) => `/-/jssmedia/${file}`);
}
