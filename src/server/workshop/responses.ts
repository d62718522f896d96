import type { Context } from 'hono';
import { statusOf } from '@/errors/catalogue';
import type { AppError, Result } from '@/errors/result';
import { wireErrorOf } from '@/errors/workshopWire';
import type { AppEnv } from '../http/app.types';

/**
 * `{ errors: { 'Error Result': […] } }` as in the specification, with our own code added, and the catalogue's status.
 */
export function workshopErrorResponse(error: AppError): Response {
  const status = statusOf(error.code);
  const headers: Record<string, string> = {
    'Cache-Control': 'no-store',
    ...(status === 429 && { 'Retry-After': String(error.params.retryAfter ?? 60) }),
  };
  return Response.json(
    { errors: { 'Error Result': [wireErrorOf(error)] }, error: { code: error.code, ...error.params } },
    { status, headers },
  );
}

/** The value as JSON, or the error response; only its code is logged, never the request. */
export function resultResponse<T>(
  c: Context<AppEnv>,
  result: Result<T>,
  body: (value: T) => unknown = (value) => value,
): Response {
  if (result.ok) return c.json(body(result.value));
  const { code } = result.error;
  if (statusOf(code) >= 500) c.get('log').warn({ code }, 'workshop failed');
  return workshopErrorResponse(result.error);
}
