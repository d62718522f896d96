import type { Context } from 'hono';
import { errorResponse } from './errorResponse';
import type { App, AppEnv } from './app.types';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods with a route at this path (middleware is registered under 'ALL' and does not count). */
function allowedMethods(app: App, path: string): string[] {
  const found = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return found.length === 0
    ? []
    : [...found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/**
 * Responds where no route matched or a route responded `notFound`: OPTIONS and 405 list the allowed methods, else 404.
 */
export function handleUnmatched(app: App, c: Context<AppEnv>): Response {
  const methods = allowedMethods(app, c.req.path);
  const headers = { Allow: methods.join(', ') };
  if (methods.length > 0 && c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (methods.length === 0 || methods.includes(c.req.method)) return errorResponse('NOT_FOUND');
  return errorResponse('METHOD_NOT_ALLOWED', { headers });
}
