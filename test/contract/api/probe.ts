import { Hono } from 'hono';
import { createApp, type AppServices } from '@/server/app';
import type { App, AppEnv } from '@/server/http/app.types';
import { limitBody } from '@/server/http/guards';
import { createLog } from '@/server/http/log';
import { createMetrics, type Metrics } from '@/server/http/metrics';
import { defaultLimits } from '@/server/http/limits';

export interface Probe {
  app: App;
  metrics: Metrics;
  /** The log's lines, parsed. */
  lines: Record<string, unknown>[];
  /** Sends the next event of the stream. */
  sendEvent(): void;
  endStream(): void;
  /** How streams were left: 'signal', 'cancel'. */
  left: string[];
  /** Routes that are waiting for their visitor to go. */
  received: string[];
}

/** The real app with test routes that record requests and respond in every form. */
export function openProbe(
  changes: Partial<Pick<AppServices, 'mode' | 'ready' | 'limits' | 'metricsKey' | 'trustedProxies' | 'demoTools'>> = {},
): Probe {
  const lines: Record<string, unknown>[] = [];
  const left: string[] = [];
  const received: string[] = [];
  const metrics = createMetrics();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let sent = 0;

  const search = new Hono<AppEnv>()
    .post('/', limitBody(65_536), async (c) =>
      c.json({ query: c.req.query(), body: await c.req.text(), type: c.req.header('content-type') ?? null }),
    )
    .get('/large', (c) => c.body(new Uint8Array(20_000_000).fill(97)))
    .get('/cookies', (c) => {
      c.header('Set-Cookie', 'a=1; Path=/; HttpOnly', { append: true });
      c.header('Set-Cookie', 'b=2; Path=/; SameSite=Lax', { append: true });
      return c.text('baked');
    })
    .get('/public', (c) => c.text('for all', 200, { 'Cache-Control': 'public, max-age=60' }))
    .get('/throws/:plate', () => {
      throw new Error('secret of the house');
    })
    .get('/waits', (c) => {
      received.push('waits');
      return new Promise<Response>((_, reject) =>
        c.req.raw.signal.addEventListener('abort', () => reject(new Error('left'))),
      );
    })
    .get('/stream', (c) => {
      c.req.raw.signal.addEventListener('abort', () => left.push('signal'));
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void (stream = controller),
        cancel: () => void left.push('cancel'),
      });
      return c.body(body, 200, { 'Content-Type': 'text/event-stream' });
    });
  const stock = new Hono().post('/', async (c) => {
    let bytes = 0;
    if (c.req.raw.body) for await (const chunk of c.req.raw.body) bytes += chunk.length;
    return c.json({ bytes });
  });

  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    limits: defaultLimits,
    ...changes,
    log: createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) }),
    metrics,
    routes: { search, stock, media: new Hono(), analytics: new Hono(), content: new Hono() },
  });
  return {
    app,
    metrics,
    lines,
    left,
    received,
    sendEvent: () => stream?.enqueue(new TextEncoder().encode(`data: ${sent++}\n\n`)),
    endStream: () => stream?.close(),
  };
}
