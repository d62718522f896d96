import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** Causes are followed so far: an error may be its own cause. */
const DEEPEST_CAUSE = 5;

/** The frames of a stack, without the message, of which a line may look like one. */
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .replace(message, () => '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * What the log shows of an error: no property but the listed ones, since a validation error carries the value that it
 * refused, and a database's error the row. The messages of both repeat these values and are replaced: by the path and
 * rule, by the statement without its parameters, and by the routine of the database.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { name, cause } = error;
  return {
    type: name,
    message: messageOf(error),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    stack: framesOf(error),
    ...(cause !== undefined && depth < DEEPEST_CAUSE && { cause: loggedError(cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  if (error.name === 'ValidationError') {
    const path = 'path' in error && typeof error.path === 'string' && error.path !== '' ? error.path : 'the value';
    const rule = 'type' in error && typeof error.type === 'string' ? error.type : 'a rule';
    return `${path} breaks ${rule}`;
  }
  // Of Drizzle: 'Failed query: select … params: ABC123'.
  if ('query' in error && typeof error.query === 'string') return `Failed query: ${error.query}`;
  // Of PostgreSQL: 'invalid input syntax for type uuid: "ABC123"'; its code says the same.
  if ('severity' in error) return `database error in ${'routine' in error ? String(error.routine) : 'a routine'}`;
  // Of JSON.parse: the message repeats the beginning of the text.
  if (error instanceof SyntaxError) return 'SyntaxError';
  return error.message;
}

/**
 * One JSON line per event, on standard output by default. The caller decides what is
 * logged: route patterns, codes, numbers; no personal data. Errors by `loggedError`.
 */
export const createLog = (level: LevelWithSilent, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => loggedError(error) },
    },
    destination,
  );
