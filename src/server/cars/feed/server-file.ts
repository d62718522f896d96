import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { hasErrorCode } from '@/lib/guards';
import { isRunning } from '@/server/database/processLock';

const FILE = 'server.json';

const schema = object({
  pid: number().integer().required(),
  /** Address of the server of this data folder: 'http://127.0.0.1:3000'. */
  address: string().required(),
  /** The key of its stock API. */
  key: string().required(),
  /** The key of its API for operators. */
  operatorKey: string().required(),
});

export type ServerFile = InferType<typeof schema>;

/** Writes how commands on this machine reach the server of a data folder; readable by its user only. */
export function writeServerFile(dataDir: string, { address, key, operatorKey }: Omit<ServerFile, 'pid'>): void {
  mkdirSync(dataDir, { recursive: true });
  const temporary = path.join(dataDir, `${FILE}.${process.pid}`);
  rmSync(temporary, { force: true });
  writeFileSync(temporary, `${JSON.stringify({ pid: process.pid, address, key, operatorKey })}\n`, { mode: 0o600 });
  chmodSync(temporary, 0o600);
  renameSync(temporary, path.join(dataDir, FILE));
}

/** The running server of this data folder; null if there is none, or the file belongs to a process that has ended. */
export function readServerFile(dataDir: string): ServerFile | null {
  let text: string;
  try {
    text = readFileSync(path.join(dataDir, FILE), 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
  try {
    const given: unknown = JSON.parse(text);
    const file = schema.validateSync(given, { strict: true });
    return isRunning(file.pid) ? file : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) return null;
    throw error;
  }
}

/** Called when the server ends; another server's file is left alone. */
export function removeServerFile(dataDir: string): void {
  if (readServerFile(dataDir)?.pid === process.pid) rmSync(path.join(dataDir, FILE), { force: true });
}
