// @ts-check
'use strict';

/** Causes are followed so far: an error may be its own cause. */
const DEEPEST_CAUSE = 5;

/**
 * An error as the log shows it: name, code and stack frames, of its causes too. No message, because that of a failed
 * query or of a refused value repeats what a visitor has sent.
 * @param {unknown} error
 * @param {number} [depth]
 * @returns {string}
 */
function loggedError(error, depth = 0) {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frames = stack
    .replace(message, () => '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const lines = [`${name}${code}`, ...frames];
  if (cause !== undefined && depth < DEEPEST_CAUSE) lines.push(`Caused by ${loggedError(cause, depth + 1)}`);
  return lines.join('\n');
}

/**
 * A line of the framework, which passes errors to `console.error` as they are.
 * @param {readonly unknown[]} parts arguments of `console.error`
 */
const loggedLine = (parts) => parts.map((part) => (typeof part === 'string' ? part : loggedError(part))).join(' ');

/**
 * An error that nothing caught ends the process, as always, but its message stays out of the log.
 * @param {{ once(event: 'uncaughtException', end: (error: Error) => void): unknown, exit(code: number): void }} from
 * @param {(message: string) => void} log
 */
function endOnUncaught(from, log) {
  from.once('uncaughtException', (error) => {
    log(`The server ends. ${loggedError(error)}`);
    from.exit(1);
  });
}

module.exports = { endOnUncaught, loggedError, loggedLine };
