import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** So few pixels that a browser smooths them into a blur of the picture; about 150 bytes. */
const WIDTH = 20;
const PICTURE = /^\/-\/jssmedia\/((?:[\w-]+\/)*[\w-]+\.(?:avif|webp|png|jpe?g))$/i;

/** Placeholders shown until a picture has loaded. */
export interface Blurs {
  /**
   * A picture of a few pixels as a data address; null when there is no such picture or it could not be made (reported
   * once).
   */
  of(address: string): Promise<string | null>;
}

/** Each is made once per process. On failure (specification 1 section 8) the page has no placeholder. */
export function openBlurs(filesDir: string, report: (error: unknown) => void): Blurs {
  const made = new Map<string, Promise<string | null>>();

  async function make(file: string): Promise<string | null> {
    try {
      const bytes = await sharp(file)
        .autoOrient()
        .resize({ width: WIDTH })
        .webp({ quality: 30, alphaQuality: 0 })
        .toBuffer();
      return `data:image/webp;base64,${bytes.toString('base64')}`;
    } catch (error) {
      report(error);
      return null;
    }
  }

  return {
    of(address) {
      const name = PICTURE.exec(address)?.[1];
      const file = name === undefined ? null : path.join(filesDir, name);
      if (file === null || !existsSync(file)) return Promise.resolve(null);
      const known = made.get(file) ?? make(file);
      made.set(file, known);
      return known;
    },
  };
}
