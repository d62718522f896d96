import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { focusIn, type Focus } from '@/domain/content/focus';
import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import { nullIfMissing } from './nullIfMissing';

const MANIFEST = 'manifest.json';

/** The focal points of a folder's manifest, by the file's path within the folder. */
function pointsIn(manifest: unknown): Map<string, Focus> {
  const listed: unknown = isRecord(manifest) ? Object.values(manifest).find(Array.isArray) : manifest;
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : [];
  return new Map(
    entries.filter(isRecord).flatMap(({ file, subject }): [string, Focus][] => {
      const focus = focusIn(subject);
      return typeof file === 'string' && focus ? [[file, focus]] : [];
    }),
  );
}

/** Looks up where a picture's subject is: the `subject` of its entry in the `manifest.json` of its first folder. */
export function openFocalPoints(filesDir: string): (file: string) => Promise<Focus | undefined> {
  const folders = new Map<string, Promise<Map<string, Focus>>>();
  const read = async (folder: string): Promise<Map<string, Focus>> => {
    const text = await nullIfMissing(readFile(path.join(filesDir, folder, MANIFEST), 'utf8'));
    return pointsIn(text === null ? null : parsedJson(text));
  };
  return async (file) => {
    const [folder = '', ...rest] = file.split('/');
    if (rest.length === 0) return undefined;
    const points = folders.get(folder) ?? read(folder);
    folders.set(folder, points);
    return (await points).get(rest.join('/'));
  };
}

const ROOT = '/-/jssmedia/';

/** The same by a picture's address. */
export function openFocuses(filesDir: string): (address: string) => Promise<Focus | undefined> {
  const focusOf = openFocalPoints(filesDir);
  return async (address) => (address.startsWith(ROOT) ? focusOf(address.slice(ROOT.length)) : undefined);
}
