import path from 'node:path';
import type { MigrationConfig } from 'drizzle-orm/migrator';

/**
 * The server runs bundled, so the SQL is located from the project root, which is the working directory of every
 * command.
 */
export const migrations: MigrationConfig = {
  migrationsFolder: path.join(process.cwd(), 'src/server/database/migrations'),
};
