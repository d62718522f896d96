// @ts-check
'use strict';

const live = process.stdout.isTTY === true;

/** A failure that is told in one sentence; the rest (`detail`, whole output of a child) only where it helps. */
class Refusal extends Error {
  /**
   * @param {string} sentence
   * @param {string} [detail]
   */
  constructor(sentence, detail) {
    super(sentence);
    this.name = 'Refusal';
    this.detail = detail;
  }
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {string} text */
const say = (text = '') => process.stdout.write(`${text}\n`);

/**
 * Runs one step and tells it in one line: name, result, time (its own, where it began before). On a terminal the name stands there while it runs.
 * @template T
 * @param {string} name
 * @param {() => Promise<{ text: string, value: T, tookMs?: number | undefined }>} work
 * @returns {Promise<T>}
 */
async function step(name, work) {
  const startedAt = performance.now();
  if (live) process.stdout.write(`  ${name.padEnd(15)}…`);
  try {
    const { text, value, tookMs } = await work();
    if (live) process.stdout.write('\r\x1b[2K');
    say(`  ${name.padEnd(15)}${text.padEnd(42)}${seconds(tookMs ?? performance.now() - startedAt).padStart(8)}`);
    return value;
  } catch (error) {
    if (live) process.stdout.write('\r\x1b[2K');
    throw error;
  }
}

/**
 * Ends a command that failed: the sentence (or the stack of a defect of ours) on stderr, exit code 1.
 * @param {unknown} error
 */
function giveUp(error) {
  if (error instanceof Refusal) {
    if (error.detail) process.stderr.write(`${error.detail.trimEnd()}\n`);
    process.stderr.write(`${error.message}\n`);
  } else {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  process.exitCode = 1;
}

module.exports = { Refusal, giveUp, say, step };
