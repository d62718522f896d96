import { Hono } from 'hono';
import type { ErrorCode } from '@/errors/catalogue';
import type { AppEnv } from '../http/app.types';
import { busyResponse, errorResponse } from '../http/errorResponse';
import type { UploadsService } from './uploads.service';

const codes = ['UPLOAD_TOO_LARGE', 'UPLOAD_UNREADABLE', 'UPLOAD_FULL', 'TOO_MANY_REQUESTS'] as const;
/** Seconds: pictures that no form came for are deleted hourly. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { UPLOAD_FULL: 3_600 };

/** Seconds: until some of the pictures before it are decoded. */
const BUSY_S = 5;

/** The parts of a body; what is not read is cancelled. */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * POST /api/uploads takes one picture as its body: 201 with its id, which the form names. GET /api/uploads/ID/SIGNATURE
 * shows it to whom the submission went.
 */
export function uploadsRoutes(uploads: UploadsService) {
  const routes = new Hono<AppEnv>();
  routes.post('/', async (c) => {
    const { body } = c.req.raw;
    if (!body) return errorResponse('UPLOAD_UNREADABLE');
    const declared = Number(c.req.header('content-length') ?? Number.NaN);
    const length = Number.isSafeInteger(declared) ? declared : null;
    const result = await uploads.add(partsOf(body), length, c.req.raw.signal);
    if (result.ok) return c.json(result.value, 201);
    if (!body.locked) await body.cancel();
    const { code, params } = result.error;
    if (code === 'UNAVAILABLE') return busyResponse(BUSY_S);
    const retryAfter = params.retryAfter ?? RETRY_AFTER[code];
    return errorResponse(codes.find((known) => known === code) ?? 'UNEXPECTED', {
      ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
      ...(params.retryAfter !== undefined && { params: { retryAfter: params.retryAfter } }),
    });
  });
  routes.get('/:id/:signature', async (c) => {
    const found = await uploads.read(c.req.param('id'), c.req.param('signature'));
    if (!found) return errorResponse('NOT_FOUND');
    return new Response(found, {
      headers: {
        'Content-Type': 'image/jpeg',
        'Content-Length': String(found.length),
        'Content-Disposition': 'inline; filename="picture.jpg"',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
  return routes;
}
