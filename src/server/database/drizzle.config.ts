import { defineConfig } from 'drizzle-kit';

/**
 * For `npx drizzle-kit generate --config src/server/database/drizzle.config.ts`; paths are relative to the project
 * root.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/database/schema.ts',
    './src/server/database/workshop.tables.ts',
    './src/server/database/finance.tables.ts',
    './src/server/database/inbox.tables.ts',
    './src/server/database/tireHotel.tables.ts',
    './src/server/database/alerts.tables.ts',
  ],
  out: './src/server/database/migrations',
});
