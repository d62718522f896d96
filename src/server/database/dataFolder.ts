import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '@/lib/guards';
import { DataFolderUnusable } from './database.errors';

/** With less, the first writes would fail. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

const ELSEWHERE = 'or set DATA_DIR to another folder';

const codeOf = (error: unknown): unknown => (isObject(error) ? error.code : undefined);
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');

/** What is wrong with a data folder, and what to do about it, as one sentence for who starts the server. */
export function unusable(folder: string, error: unknown): DataFolderUnusable {
  const sentence = (): string => {
    switch (codeOf(error)) {
      case 'ENOSPC':
      case 'EDQUOT':
        return `The disk of the data folder ${folder} is full: make room on it, ${ELSEWHERE} on another disk.`;
      case 'EACCES':
      case 'EPERM':
        return `This user may not read and write in the data folder ${folder}: give it the right to, ${ELSEWHERE}.`;
      case 'EROFS':
        return `The data folder ${folder} can only be read: make it writable, ${ELSEWHERE}.`;
      case 'ENOTDIR':
      case 'EEXIST':
        return `The data folder ${folder} is a file, or below one: remove that, ${ELSEWHERE}.`;
      default:
        return `The data folder ${folder} can't be used (${reasonOf(error)}): mend that, ${ELSEWHERE}.`;
    }
  };
  return new DataFolderUnusable(sentence(), { cause: error });
}

/** The files of a database are there, and no database. */
export const damaged = (folder: string, error: unknown): DataFolderUnusable =>
  new DataFolderUnusable(
    `The database in ${folder} is damaged (${reasonOf(error)}): move ${path.join(folder, 'database')} away and restore a backup with npm run backup, or start again with an empty one.`,
    { cause: error },
  );

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Creates the folder and checks that a database can be in it. @throws the system's error, with its code */
export function prepareFolder(folder: string, free: (folder: string) => number = freeBytes): void {
  mkdirSync(folder, { recursive: true });
  const files = path.join(folder, 'database');
  for (const one of [folder, files])
    if (existsSync(one)) accessSync(one, constants.R_OK | constants.W_OK | constants.X_OK);
  if (free(folder) < LEAST_FREE_BYTES) throw Object.assign(new Error('No space left'), { code: 'ENOSPC' });
}
