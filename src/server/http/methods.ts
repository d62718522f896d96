import type { Context } from 'hono';
import { errorResponse } from './answers';
import type { Door, DoorEnv } from './door.types';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods that some route answers at this path (middleware is registered under 'ALL' and counts for nothing). */
function allowed(door: Door, path: string): string[] {
  const found = METHODS.filter((method) =>
    door.router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return found.length === 0
    ? []
    : [...found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/** What no route answered, or what one declared not to be there: OPTIONS names the methods, another method is refused with them. */
export function unanswered(door: Door, c: Context<DoorEnv>): Response {
  const methods = allowed(door, c.req.path);
  const headers = { Allow: methods.join(', ') };
  if (methods.length > 0 && c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (methods.length === 0 || methods.includes(c.req.method)) return errorResponse('NOT_FOUND');
  return errorResponse('METHOD_NOT_ALLOWED', { headers });
}
