import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { migrations } from '../../src/server/database/migrate';
import { startPostgres, type PostgresServer } from '../server/database/postgresServer';

/** The variable that tells suites where the broker listens. */
export const BROKER_URL = 'TEST_POSTGRES_BROKER';

/** Instead of a URL: a copy of an empty, migrated database. */
export const MIGRATED = 'migrated';

async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await migrate(drizzle(client), migrations);
  } finally {
    await client.end();
  }
}

/** Three suites at once, each with the pools of several processes. */
const CONNECTIONS = 200;

export interface PostgresBroker {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * One PostgreSQL for all suites of a run, started when the first needs it. POST `/` makes a database: empty, migrated
 * (`MIGRATED`), or a copy of the one whose URL is the body; it returns the URL.
 */
export async function startBroker(): Promise<PostgresBroker> {
  let started: Promise<PostgresServer> | undefined;
  let template: string | undefined;
  // The server makes one database after the other.
  let made: Promise<unknown> = Promise.resolve();
  const newDatabase = (copied: string): Promise<string> => {
    const next = made.then(async () => {
      started ??= startPostgres(CONNECTIONS);
      const server = await started;
      if (copied !== MIGRATED) return server.newDatabase(copied === '' ? undefined : copied);
      if (template === undefined) {
        const made = await server.newDatabase();
        await migrateDatabase(made);
        template = made;
      }
      return server.newDatabase(template);
    });
    made = next.catch(() => undefined);
    return next;
  };
  const broker: Server = createServer(async (request, response) => {
    // A suite asks now and then: a kept connection would have ended meanwhile.
    response.setHeader('Connection', 'close');
    try {
      let copied = '';
      for await (const part of request) copied += String(part);
      response.end(await newDatabase(copied));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => {
    broker.listen(0, '127.0.0.1', resolve);
  });
  const { port } = broker.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      broker.closeAllConnections();
      broker.close();
      await (await started)?.stop();
    },
  };
}
