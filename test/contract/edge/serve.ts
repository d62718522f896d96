import path from 'node:path';
import { Hono } from 'hono';
import { createApp } from '@/server/app';
import { contentRoutes } from '@/server/content/content.routes';
import { openContent } from '@/server/content/content.service';
import { readContentFiles } from '@/server/content/files';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { bridge } from '@/server/http/bridge';
import { listen } from '@test/contract/api/transports';
import { editsInMemory, publicationsInMemory } from '@test/server/content/platform';

/** The content platform of the house on a free port, over HTTP as the product serves it. */
export async function serve(key: string): Promise<{ host: string; close(): Promise<void> }> {
  const content = await openContent({
    files: await readContentFiles(path.resolve('src/server/content/files')),
    edits: editsInMemory(),
    publications: publicationsInMemory(),
    introspection: true,
    origin: (site) => `http://${site.name}.localhost:3000`,
    report: (error) => {
      throw error;
    },
  });
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    log: createLog('silent'),
    metrics: createMetrics(),
    routes: {
      search: new Hono(),
      stock: new Hono(),
      media: new Hono(),
      analytics: new Hono(),
      content: contentRoutes(content, { apiKey: key, editingSecret: undefined }),
    },
  });
  const { port, close } = await listen(
    (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
  );
  return { host: `http://127.0.0.1:${port}`, close };
}
