import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasErrorCode } from '@/lib/guards';
import { DataFolderLocked } from './database.errors';

interface Holder {
  pid: number;
  /** When the process began, as the system tells it: a number that is used again after a restart is not the same process. */
  began: string;
}

export interface FolderLock {
  release(): void;
}

const LOCK = 'database.lock';
const NONE = '';
/** Folders that this very process holds: a lock with our own number and none here was left by an earlier life. */
const heldKey = Symbol.for('forecourt.database.locks');
const shared = globalThis as typeof globalThis & { [heldKey]?: Set<string> };
const held = () => (shared[heldKey] ??= new Set<string>());

/** Field 22 of Linux's stat line, behind the name in brackets; other systems have no such file. */
function beginningOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? NONE;
  } catch {
    return NONE;
  }
}

/** Whether a process of this number runs; one that belongs to somebody else (EPERM) does. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

function read(file: string): { text: string; holder: Holder } | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
  const [pid = '', began = NONE] = text.trim().split(' ');
  return { text, holder: { pid: Number(pid), began } };
}

function isHydrated(file: string, { pid, began }: Holder): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return held().has(file);
  if (!isRunning(pid)) return false;
  const now = beginningOf(pid);
  return now === NONE || began === NONE || now === began;
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Takes the folder for this process. The file appears whole (by a hard link), and one whose process is gone is moved away
 * before it is replaced: of two that find it at once only one moves it, and who moved a fresh one by mistake puts it back.
 * @throws DataFolderLocked
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, LOCK);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${beginningOf(process.pid)}\n`);
  try {
    while (!tryLink(own, file)) {
      const found = read(file);
      if (!found) continue;
      if (isHydrated(file, found.holder)) throw new DataFolderLocked(folder, found.holder.pid);
      const aside = `${own}.gone`;
      try {
        renameSync(file, aside);
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) continue;
        throw error;
      }
      if (read(aside)?.text !== found.text) tryLink(aside, file);
      rmSync(aside, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  held().add(file);
  return {
    release() {
      if (!held().delete(file)) return;
      rmSync(file, { force: true });
    },
  };
}
