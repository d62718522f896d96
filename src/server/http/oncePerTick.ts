import { createMiddleware } from 'hono/factory';
import pLimit from 'p-limit';
import { searchLimits } from '@/domain/search/search';
import { busyResponse, errorResponse } from './errorResponse';
import { Busy, createFairQueue } from './fairQueue';
import type { AppEnv } from './app.types';
import { quietTick } from './quietTick';

/** A search service elsewhere is waited for by several. */
const AT_ONCE = 8;
const WAITING = 800;
/** Until its turn: whoever asks has gone, or asks again. */
const LONGEST_WAIT_MS = 15_000;
const RETRY_AFTER_S = 2;

/** A whole body; null: it is larger. */
async function bytesUpTo(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * Requests that cost the processor milliseconds each: few at once, at most half of them of one address, and each begins
 * in a tick of the event loop of its own, so that whatever is quick is answered in between. Who left meanwhile costs
 * nothing. In-process calls have no client and pass by.
 */
export function oncePerTick({
  atOnce = AT_ONCE,
  longestWaitMs = LONGEST_WAIT_MS,
}: { atOnce?: number; longestWaitMs?: number } = {}) {
  const queue = createFairQueue({ atOnce, waiting: WAITING, longestMs: longestWaitMs });
  const begin = pLimit(1);
  return createMiddleware<AppEnv>(async (c, next) => {
    const client = c.get('client');
    if (client === undefined) return next();
    // Before its turn: a body that never ends would hold a place that others wait for.
    const { raw } = c.req;
    if (raw.method === 'POST' && raw.body) {
      const isLonger = Number(raw.headers.get('content-length') ?? 0) > searchLimits.bodyBytes;
      const bytes = isLonger ? null : await bytesUpTo(raw.body, searchLimits.bodyBytes);
      if (!bytes) return errorResponse('TOO_LARGE', { params: { limit: searchLimits.bodyBytes } });
      c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, signal: raw.signal, body: bytes });
    }
    const served = queue.add(client, async () => {
      await begin(quietTick);
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      return next();
    });
    if (!served) return busyResponse(RETRY_AFTER_S);
    try {
      return await served;
    } catch (error) {
      if (error instanceof Busy) return busyResponse(RETRY_AFTER_S);
      throw error;
    }
  });
}
