import type { Context } from 'hono';
import { statusOf } from '@/errors/catalogue';
import type { Fault, Outcome } from '@/errors/outcome';
import { wireErrorOf } from '@/errors/workshopWire';
import type { DoorEnv } from '../http/door.types';

/** `{ errors: { 'Error Result': […] } }` as the specification has it, and our own code beside it, with the catalogue's status. */
export function refused(fault: Fault): Response {
  const status = statusOf(fault.code);
  const headers: Record<string, string> = {
    'Cache-Control': 'no-store',
    ...(status === 429 && { 'Retry-After': String(fault.facts.retryAfter ?? 60) }),
  };
  return Response.json(
    { errors: { 'Error Result': [wireErrorOf(fault)] }, error: { code: fault.code, ...fault.facts } },
    { status, headers },
  );
}

/** The value as JSON, or the refusal; its code goes to the log, never what was asked. */
export function answered<T>(
  c: Context<DoorEnv>,
  outcome: Outcome<T>,
  body: (value: T) => unknown = (value) => value,
): Response {
  if (outcome.ok) return c.json(body(outcome.value));
  const { code } = outcome.fault;
  if (statusOf(code) >= 500) c.get('log').warn({ code }, 'workshop failed');
  return refused(outcome.fault);
}
