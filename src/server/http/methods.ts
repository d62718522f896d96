import type { Context } from 'hono';
import { errorResponse } from './errorResponse';
import type { App, AppEnv } from './app.types';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods that some route answers at this path (middleware is registered under 'ALL' and counts for nothing). */
function allowedMethods(app: App, path: string): string[] {
  const found = METHODS.filter((method) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return found.length === 0
    ? []
    : [...found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/** What no route answered, or what one declared not to be there: OPTIONS names the methods, another method is refused with them. */
export function handleUnmatched(app: App, c: Context<AppEnv>): Response {
  const methods = allowedMethods(app, c.req.path);
  const headers = { Allow: methods.join(', ') };
  if (methods.length > 0 && c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (methods.length === 0 || methods.includes(c.req.method)) return errorResponse('NOT_FOUND');
  return errorResponse('METHOD_NOT_ALLOWED', { headers });
}
