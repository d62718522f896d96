import { loggedError, type LoggedError } from './log';

/** An expected failure that the user can correct; its message is a complete sentence. */
const EXPECTED = new Set(['ConfigurationError', 'DataFolderLocked', 'DataFolderUnusable', 'DatabaseUnreachable']);

const lineOf = ({ type, message, code, stack, cause }: LoggedError): string =>
  [`${type}${code ? ` ${code}` : ''}: ${message}`, ...(stack ? [stack] : []), ...(cause ? [lineOf(cause)] : [])].join(
    '\n',
  );

/**
 * What a program prints of an error: an expected failure in its own sentence, a defect as the log shows it, without the
 * values that its message repeats.
 */
export const failureText = (error: unknown): string =>
  error instanceof Error && EXPECTED.has(error.name) ? error.message : lineOf(loggedError(error));
