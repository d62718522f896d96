// @ts-check
'use strict';

const isTerminal = process.stdout.isTTY === true;

/** A failure that is printed as one sentence, after `detail` (the output of a program) where it helps. */
class CommandError extends Error {
  /**
   * @param {string} message
   * @param {string} [detail]
   */
  constructor(message, detail) {
    super(message);
    this.name = 'CommandError';
    this.detail = detail;
  }
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The steps that run now, for the status line of a terminal. @type {Set<string>} */
const running = new Set();

function clearStatus() {
  if (isTerminal && running.size > 0) process.stdout.write('\r\x1b[2K');
}

function drawStatus() {
  if (isTerminal && running.size > 0) process.stdout.write(`  … ${[...running].join(', ')}`);
}

/** @param {string} text */
function print(text = '') {
  clearStatus();
  process.stdout.write(`${text}\n`);
  drawStatus();
}

/**
 * Shows that a step has started: in the status line of a terminal, else in a line of its own.
 * @param {string} name
 * @returns {() => void} to be called when it has ended
 */
function started(name) {
  clearStatus();
  running.add(name);
  if (isTerminal) drawStatus();
  else process.stdout.write(`  … ${name}\n`);
  return () => {
    clearStatus();
    running.delete(name);
    drawStatus();
  };
}

/**
 * Prints the result of a step: name, result, time.
 * @param {string} name
 * @param {string} text
 * @param {number} ms
 */
const printStep = (name, text, ms) => print(`  ${name.padEnd(15)}${text.padEnd(42)}${seconds(ms).padStart(8)}`);

/**
 * Runs one step and prints its result.
 * @template T
 * @param {string} name
 * @param {() => Promise<{ text: string, value: T }>} work
 * @returns {Promise<T>}
 */
async function step(name, work) {
  const startedAt = performance.now();
  const ended = started(name);
  try {
    const { text, value } = await work();
    printStep(name, text, performance.now() - startedAt);
    return value;
  } finally {
    ended();
  }
}

/**
 * Ends a command that failed, with exit code 1: the sentence, or the stack of an unexpected error, on stderr.
 * @param {unknown} error
 */
function fail(error) {
  if (error instanceof CommandError) {
    if (error.detail) process.stderr.write(`${error.detail.trimEnd()}\n`);
    process.stderr.write(`${error.message}\n`);
  } else {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  process.exitCode = 1;
}

module.exports = { CommandError, fail, print, printStep, started, step };
