import { ValidationError } from 'yup';
import { errorResponse } from './errorResponse';

/**
 * For `onError` of routes: 400 for a body or parameter that the schema refuses, with its sentence after `what`. Throws
 * every other error again.
 */
export const refuseUnreadable =
  (what: string) =>
  (error: Error): Response => {
    if (error instanceof ValidationError)
      return errorResponse('BAD_REQUEST', {
        message: `${what}: ${error.path ? `${error.path}: ` : ''}${error.message}.`,
      });
    if (error instanceof SyntaxError) return errorResponse('BAD_REQUEST', { message: `${what}: the body is no JSON.` });
    throw error;
  };
