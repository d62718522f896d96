import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { nullIfMissing } from '../media/nullIfMissing';

/** 128 random bits: nobody guesses the name of another visitor's file. */
export const UPLOAD_ID = /^[A-Za-z0-9_-]{22}$/;

/** `waiting`: for the form that they belong to; `attached`: with a submission. `arriving`: not read yet. */
type Part = 'arriving' | 'waiting' | 'attached';

export class TooLarge extends Error {}

/** The files of uploads in a folder, outside the database. A file is in one part at a time. */
export function openUploadFolder(folder: string) {
  const fileOf = (part: Part, id: string): string => path.join(folder, part, id);
  const ready = Promise.all(
    (['arriving', 'waiting', 'attached'] as const).map((part) => mkdir(path.join(folder, part), { recursive: true })),
  );
  /** Names and sizes of a part; a file that is deleted meanwhile is left out. */
  async function* filesOf(part: Part) {
    for (const id of await readdir(path.join(folder, part))) {
      const found = await nullIfMissing(stat(fileOf(part, id)));
      if (found) yield { id, bytes: found.size, changed: found.mtimeMs };
    }
  }

  return {
    ready,
    fileOf,
    newId: (): string => randomBytes(16).toString('base64url'),

    /** Writes the parts of a file as they come; at most `most` bytes. @throws TooLarge */
    async receive(id: string, given: AsyncIterable<Uint8Array>, most: number): Promise<string> {
      await ready;
      const file = fileOf('arriving', id);
      let bytes = 0;
      await pipeline(
        given,
        async function* limited(parts: AsyncIterable<Uint8Array>) {
          for await (const part of parts) {
            bytes += part.byteLength;
            if (bytes > most) throw new TooLarge();
            yield part;
          }
        },
        createWriteStream(file, { mode: 0o600, flags: 'wx' }),
      );
      return file;
    },
    /** Whether the file is there. */
    has: async (part: Part, id: string): Promise<boolean> => (await nullIfMissing(stat(fileOf(part, id)))) !== null,
    /** Moves a waiting file to those of submissions; its age begins again. False for one that is not there. */
    async attach(id: string, now: number): Promise<boolean> {
      const attached = fileOf('attached', id);
      if (await nullIfMissing(stat(attached))) return true;
      const moved = await nullIfMissing(rename(fileOf('waiting', id), attached).then(() => true));
      if (moved) await utimes(attached, now / 1_000, now / 1_000);
      return moved === true;
    },
    remove: (part: Part, id: string): Promise<void> => rm(fileOf(part, id), { force: true }),
    /** Bytes of all files that were received. */
    async size(): Promise<number> {
      await ready;
      let sum = 0;
      for (const part of ['waiting', 'attached'] as const) for await (const { bytes } of filesOf(part)) sum += bytes;
      return sum;
    },
    /** Deletes the files of a part that are older. */
    async deleteBefore(part: Part, before: number): Promise<void> {
      await ready;
      for await (const { id, changed } of filesOf(part))
        if (changed < before) await rm(fileOf(part, id), { force: true });
    },
  };
}
