import path from 'node:path';
import { DataFolderLocked } from './database.errors';
import { tryLock, type ProcessLock } from './processLock';

/** Locks the data folder for this process. @throws DataFolderLocked */
export function lockFolder(folder: string): ProcessLock {
  const result = tryLock(path.join(folder, 'database.lock'));
  if ('holder' in result) throw new DataFolderLocked(folder, result.holder);
  return result.lock;
}
