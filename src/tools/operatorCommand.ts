import type { ServerFile } from '@/server/cars/feed/server-file';
import { readConfig, type Config } from '@/server/config';
import type { Database } from '@/server/database/orm';
import { readEnvFiles } from './kit/server';
import { runCommand } from './operatorApi';
import { withDatabase } from './withDatabase';

/** A command of operators, and what it works on, `T`: in the database, or through the server that holds it. */
export interface OperatorCommand<T> {
  readonly usage: string;
  /** What the arguments ask for, checked before a database is opened; null prints the usage. */
  readonly commandOf: () => ((operations: T) => Promise<void>) | null;
  readonly onDatabase: (database: Database, config: Config) => T;
  readonly onServer: (server: ServerFile) => T;
}

/** Runs a command of operators; an expected failure is one sentence and exit code 1. */
export const runOperatorCommand = <T>({ usage, commandOf, onDatabase, onServer }: OperatorCommand<T>): void =>
  runCommand(async () => {
    const command = commandOf();
    if (!command) {
      process.stdout.write(usage);
      return;
    }
    // As `npm start` does: both must mean the same database.
    readEnvFiles(false, process.cwd());
    const config = readConfig(process.env);
    await withDatabase(
      config,
      (database) => command(onDatabase(database, config)),
      (server) => command(onServer(server)),
    );
  });
