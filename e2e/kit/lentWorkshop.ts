import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { openEmbedded } from '@/server/database/embedded';
import { bridge } from '@/server/http/bridge';
import { createUpstreamWorkshop } from '@/server/workshop/upstream.workshop';
import { listen } from '../../test/contract/api/transports';
import { embedded, fillWorkshop, openWorkshopApp, type TestClock } from '../../test/server/workshop/area';
import { siteAddress } from './addresses';

/** A failure response of the external service. */
interface Failure {
  status: number;
  body?: unknown;
}

export interface LentWorkshop {
  /** The service's own clock. */
  clock: TestClock;
  /**
   * Lets this call ('car', 'holds', …: the first part of its path) fail from now on; by default like a proxy whose
   * service is down.
   */
  fails(call: string, how?: Failure): void;
  works(call: string): void;
  /** Routes the requests of a context's pages to this service instead of the server's own. */
  lendTo(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/**
 * A workshop service for one test: the real one on its own database, behind the real API, called over HTTP by the API
 * of another installation. So a test can set its clock and break the connection between the two.
 */
export async function lentWorkshop(now: number): Promise<LentWorkshop> {
  const home = mkdtempSync(path.join(tmpdir(), 'forecourt-workshop-'));
  const database = await openEmbedded(home);
  await fillWorkshop(database.orm);
  const clock: TestClock = { now };
  const elsewhere = openWorkshopApp(await embedded(database.orm, clock)).app;
  const failures = new Map<string, Failure>();
  const { app } = openWorkshopApp(
    createUpstreamWorkshop(
      { url: siteAddress('car-store-se'), key: undefined },
      {
        report: () => undefined,
        fetch: async (input, init) => {
          const { pathname, search, origin } = new URL(String(input));
          const failure = failures.get(pathname.split('/')[1] ?? '');
          if (failure)
            return failure.body === undefined
              ? new Response('<html>', { status: failure.status })
              : Response.json(failure.body, { status: failure.status });
          return elsewhere.fetch(new Request(`${origin}/api/mechmate${pathname}${search}`, init), {
            peer: '203.0.113.9',
          });
        },
      },
    ),
  );
  const { host } = new URL(siteAddress('car-store-se'));
  const server = await listen((incoming, outgoing) => {
    // Replaces the site's own server: the proxy sees another port, the visitor's page does not.
    incoming.headers.host = host;
    delete incoming.headers['sec-fetch-site'];
    void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing);
  });
  return {
    clock,
    fails: (call, how = { status: 502 }) => {
      failures.set(call, how);
    },
    works: (call) => {
      failures.delete(call);
    },
    async lendTo(context) {
      await context.route('**/api/mechmate/**', (route) => {
        const address = new URL(route.request().url());
        address.port = String(server.port);
        return route.continue({ url: address.href });
      });
    },
    async close() {
      await server.close();
      await database.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
