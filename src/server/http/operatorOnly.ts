import { Hono, type MiddlewareHandler } from 'hono';
import { ValidationError } from 'yup';
import type { AppEnv } from './app.types';
import { errorResponse } from './errorResponse';
import { limitBody } from './guards';
import { createSecretCheck } from './secrets';

/** Refuses requests without the key of this process, which is in its data folder for commands on this machine. */
export function operatorOnly(key: string): MiddlewareHandler<AppEnv> {
  const isKey = createSecretCheck([key]);
  return async (c, next) => {
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    return bearer !== undefined && isKey(bearer) ? next() : errorResponse('UNAUTHORIZED');
  };
}

/** Routes for operators alone, with bodies up to `bodyBytes`; a body that a schema or parser refuses is BAD_REQUEST. */
export function createOperatorRoutes(key: string, bodyBytes: number): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(operatorOnly(key), limitBody(bodyBytes));
  routes.onError((error) => {
    if (error instanceof ValidationError || error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
    throw error;
  });
  return routes;
}
