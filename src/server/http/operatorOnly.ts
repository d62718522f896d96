import { Hono, type MiddlewareHandler } from 'hono';
import { ValidationError } from 'yup';
import type { AppEnv } from './app.types';
import { errorResponse } from './errorResponse';
import { limitBody } from './guards';
import { createSecretCheck } from './secrets';
import { RETRY_SECONDS, type WrongSecrets } from './wrongSecrets';

export interface OperatorKey {
  /** Of this process; it is in the data folder, for commands on this machine. */
  key: string;
  /** Counts guesses on all routes with the key together; absent: they are not counted. */
  wrongKeys?: WrongSecrets;
}

/** Refuses requests without the operator's key, and after some wrong ones every request of the address for a minute. */
export function operatorOnly({ key, wrongKeys }: OperatorKey): MiddlewareHandler<AppEnv> {
  const isKey = createSecretCheck([key]);
  return async (c, next) => {
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const verdict = wrongKeys ? await wrongKeys.check(c, bearer, isKey) : isKey(bearer) ? 'right' : 'wrong';
    switch (verdict) {
      case 'right':
        return next();
      case 'limited':
        return errorResponse('TOO_MANY_REQUESTS', { headers: { 'Retry-After': RETRY_SECONDS } });
      case 'wrong':
        return errorResponse('UNAUTHORIZED');
    }
  };
}

/** Routes for operators alone, with bodies up to `bodyBytes`; a body that a schema or parser refuses is BAD_REQUEST. */
export function createOperatorRoutes(operator: OperatorKey, bodyBytes: number): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(operatorOnly(operator), limitBody(bodyBytes));
  routes.onError((error) => {
    if (error instanceof ValidationError || error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
    throw error;
  });
  return routes;
}
