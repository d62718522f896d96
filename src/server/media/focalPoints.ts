import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import { nullIfMissing } from './nullIfMissing';
import type { FocalPoint } from './sharePicture';

const MANIFEST = 'manifest.json';

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** The focal points of a folder's manifest, by the file's path within the folder. */
function pointsIn(manifest: unknown): Map<string, FocalPoint> {
  const listed: unknown = isRecord(manifest) ? Object.values(manifest).find(Array.isArray) : manifest;
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : [];
  return new Map(
    entries.filter(isRecord).flatMap(({ file, subject }): [string, FocalPoint][] => {
      if (typeof file !== 'string' || !isRecord(subject)) return [];
      const { x, y } = subject;
      return isPart(x) && isPart(y) ? [[file, { x, y }]] : [];
    }),
  );
}

/** Looks up where a picture's subject is: the `subject` of its entry in the `manifest.json` of its first folder. */
export function openFocalPoints(filesDir: string): (file: string) => Promise<FocalPoint | undefined> {
  const folders = new Map<string, Promise<Map<string, FocalPoint>>>();
  const read = async (folder: string): Promise<Map<string, FocalPoint>> => {
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
