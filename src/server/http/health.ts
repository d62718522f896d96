import type { IncomingMessage, ServerResponse } from 'node:http';
import { responseHeaders, type Hsts } from '@/domain/sites/securityHeaders';

/** Responds to a request about the server's health; false, and nothing done, for any other. */
export type RespondHealth = (request: IncomingMessage, response: ServerResponse) => boolean;

const BODY = 'Healthy';

/**
 * `/healthz` in the production server, before all else: machines ask every second. Neither logged nor counted, without
 * request id; otherwise the response of `health.routes.ts`, which has every other case.
 */
export function createHealth({ ready, hsts }: { ready: () => boolean; hsts: Hsts }): RespondHealth {
  const headers = {
    ...Object.fromEntries(responseHeaders({ hsts })),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Length': BODY.length,
  };
  return ({ url }, response) => {
    if (url !== '/healthz' || !ready()) return false;
    response.writeHead(200, headers).end(BODY);
    return true;
  };
}
