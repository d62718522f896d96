// @ts-check
'use strict';

const { CommandError, print, printStep, started } = require('./output');

/** @typedef {import('./checks').CheckResult} CheckResult */
/** @typedef {import('./checks').Check} Check */

/** @param {CheckResult} result */
const summary = ({ counts: { passed, failed }, text = 'passed' }) =>
  passed + failed === 1 ? (failed ? 'FAILED' : text) : `${passed} passed, ${failed} failed`;

/** @typedef {CheckResult & { ms: number }} TimedResult */

/** @param {string} name @param {() => Promise<CheckResult>} check @returns {Promise<TimedResult>} */
async function timed(name, check) {
  const startedAt = performance.now();
  const ended = started(name);
  try {
    const result = await check();
    return { ...result, ms: performance.now() - startedAt };
  } finally {
    ended();
  }
}

/** Runs checks, prints each in one line (a failed one with its output) and adds up what they count for. */
class Report {
  passed = 0;
  failed = 0;

  /**
   * @param {string} name
   * @param {() => Promise<CheckResult>} check
   */
  async add(name, check) {
    this.#print(name, await timed(name, check));
  }

  /** @param {string} name @param {TimedResult} result */
  #print(name, result) {
    const { counts, detail, ms } = result;
    printStep(name, summary(result), ms);
    this.passed += counts.passed;
    this.failed += counts.failed;
    if (counts.failed > 0) print(`${detail.trimEnd()}\n`);
  }

  /**
   * Runs lanes of checks in parallel, those of a lane one after the other, and prints them in their order. A check that
   * throws (one that fails does not throw) ends the command: nothing starts after it.
   * @param {readonly (readonly Check[])[]} lanes
   */
  async inParallel(lanes) {
    let threw = false;
    const checks = lanes.flatMap((lane) => {
      /** @type {Promise<unknown>} */
      let previous = Promise.resolve();
      return lane.map(({ name, run }) => {
        const result = previous.then(() => {
          if (threw) throw new Error(`${name} did not start: another check threw.`);
          return timed(name, run);
        });
        previous = result.catch(() => {
          threw = true;
        });
        return { name, result };
      });
    });
    for (const { name, result } of checks) this.#print(name, await result);
  }

  /**
   * A preparation with a value; counts as one check.
   * @template T
   * @param {string} name
   * @param {() => Promise<{ text: string, value: T }>} prepare
   * @returns {Promise<T | undefined>} undefined when it failed
   */
  async prepare(name, prepare) {
    /** @type {T | undefined} */
    let prepared;
    await this.add(name, async () => {
      try {
        const { text, value } = await prepare();
        prepared = value;
        return { counts: { passed: 1, failed: 0 }, text, detail: '' };
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        return { counts: { passed: 0, failed: 1 }, detail: `${error.detail ?? ''}\n${error.message}` };
      }
    });
    return prepared;
  }

  /**
   * Steps that can't run because one before them failed.
   * @param {...string} names
   */
  skip(...names) {
    for (const name of names) {
      this.failed += 1;
      print(`  ${name.padEnd(15)}could not run`);
    }
  }

  /** Prints the last line and sets the exit code of the command. */
  finish() {
    print();
    print(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }
}

module.exports = { Report };
