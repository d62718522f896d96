import { fork } from 'node:child_process';
import path from 'node:path';
import type { Config } from '@/server/config';
import { DatabaseUnreachable, DataFolderLocked, DataFolderUnusable } from './database.errors';
import type { Orm } from './orm';
import { readSetting } from './settings.store';

/** Stocks and facilities. The workshops and the tire hotel have markers of their own, since they were added later. */
export const SEED_KEY = 'seed';
export const WORKSHOP_SEED_KEY = 'seed.workshop';
export const TIRE_HOTEL_SEED_KEY = 'seed.tireHotel';

/** Messages of the child process, for failures with their own text. */
export type SeedMessage =
  | { done: true }
  | { failed: 'DataFolderLocked'; folder: string; pid: number; message: string }
  | { failed: 'DatabaseUnreachable' | 'DataFolderUnusable' | 'other'; message: string };

/** Seeding writes the marker of a part last. */
export async function isSeeded(orm: Orm): Promise<boolean> {
  const markers = await Promise.all(
    [SEED_KEY, WORKSHOP_SEED_KEY, TIRE_HOTEL_SEED_KEY].map((key) => readSetting(orm, key)),
  );
  return markers.every((marker) => marker !== undefined);
}

function errorOf(message: SeedMessage): Error | null {
  if ('done' in message) return null;
  switch (message.failed) {
    case 'DataFolderLocked':
      return new DataFolderLocked(message.folder, message.pid);
    case 'DatabaseUnreachable':
      return new DatabaseUnreachable(message.message);
    case 'DataFolderUnusable':
      return new DataFolderUnusable(message.message);
    case 'other':
      return new Error(`Filling the database failed: ${message.message}`);
  }
}

/** Fills the database in a child process, which ends with this one. An interrupted run is continued by the next. */
export function runSeed(config: Config): Promise<void> {
  const child = fork(path.join(process.cwd(), 'src/server/database/seed.ts'), {
    cwd: process.cwd(),
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
      FORECOURT_MODE: config.mode,
      // Options of the server's own process (inspector, heap) do not apply to the child.
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let lastMessage: SeedMessage | null = null;
    child.on('message', (message: SeedMessage) => {
      lastMessage = message;
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      const problem = lastMessage
        ? errorOf(lastMessage)
        : new Error(`Filling the database was cut short (${signal ?? code}): start again and it goes on.`);
      if (problem) reject(problem);
      else resolve();
    });
  });
}
