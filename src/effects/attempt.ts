import type { ErrorCode } from '@/errors/catalogue';
import { retryOf } from '@/errors/known';
import { failed, type Result } from '@/errors/result';
import { isObject } from '@/lib/guards';
import { knownErrors, port } from './sagaContext';
import { call, delay, race, type Saga } from './sagaEffects';

export interface AttemptOptions {
  /** Milliseconds for all attempts together. */
  limitMs: number;
  /** The error when the time runs out. */
  error?: ErrorCode;
  /** false: never repeated, regardless of the catalogue (a submit without an idempotency key). */
  retry?: false;
  /** Identifies the call in reports of unexpected errors. */
  where?: string;
}

type Failure = Extract<Result<never>, { ok: false }>;
type Attempt<T> = (signal: AbortSignal) => Promise<Result<T>>;

/** Mutable on purpose: the last failure, returned when the time runs out between two tries. */
interface Tries {
  last: Failure | null;
}

/**
 * A call to a port, which always returns a Result. Failures are retried by the policy of the error catalogue, running
 * out of time is `error` (TIMED_OUT), an exception is UNEXPECTED with a short `reference`, and is reported.
 * Cancellation of the saga and running out of time abort the signal.
 */
export function* attempt<T>(
  run: Attempt<T>,
  { limitMs, error = 'TIMED_OUT', retry, where = 'attempt' }: AttemptOptions,
): Saga<Result<T>> {
  const tries: Tries = { last: null };
  const { result } = yield* race({ result: retrying(run, tries, { retry, where }), timeout: delay(limitMs) });
  return result ?? tries.last ?? failed(error);
}

function* retrying<T>(
  run: Attempt<T>,
  tries: Tries,
  { retry, where }: { retry: false | undefined; where: string },
): Saga<Result<T>> {
  for (let count = 1; ; count += 1) {
    const result = yield* once(run, where);
    if (result.ok) return result;
    const policy = retryOf(result.error.code, yield* knownErrors());
    if (retry === false || policy === 'never' || count >= policy.tries) return result;
    tries.last = result;
    yield* delay(policy.wait === 'constant' ? policy.waitMs : policy.waitMs * 2 ** (count - 1));
  }
}

function* once<T>(run: Attempt<T>, where: string): Saga<Result<T>> {
  const controller = new AbortController();
  let settled = false;
  try {
    const result = yield* call(run, controller.signal);
    settled = true;
    return result;
  } catch (error) {
    settled = true;
    // Aborted by the environment, as when the browser leaves the page: nothing to report.
    if (isAbort(error)) return failed('NETWORK_LOST');
    return yield* unexpected(error, where);
  } finally {
    if (!settled) controller.abort();
  }
}

/** By name: the error may come from another realm. */
const isAbort = (error: unknown): boolean => isObject(error) && 'name' in error && error.name === 'AbortError';

/** The Result of an exception, reported with the reference that the visitor sees. */
export function* unexpected(error: unknown, where: string): Saga<Failure> {
  const ids = yield* port('ids');
  const telemetry = yield* port('telemetry');
  const reference = ids.next().replaceAll('-', '').slice(-8).toUpperCase();
  telemetry.report({ where, message: String(error), reference });
  return failed('UNEXPECTED', { reference });
}
