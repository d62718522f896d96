import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app.types';
import { errorResponse } from './errorResponse';
import { createSecretCheck } from './secrets';

/** Refuses requests without the key of this process, which is in its data folder for commands on this machine. */
export function operatorOnly(key: string): MiddlewareHandler<AppEnv> {
  const isKey = createSecretCheck([key]);
  return async (c, next) => {
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    return bearer !== undefined && isKey(bearer) ? next() : errorResponse('UNAUTHORIZED');
  };
}
