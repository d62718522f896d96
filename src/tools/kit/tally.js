// @ts-check
'use strict';

const { Refusal, say, step } = require('./say');

/** @typedef {import('./checks').Verdict} Verdict */
/** @typedef {import('./checks').Check} Check */

/** @param {Check} check @returns {Promise<Verdict>} */
async function timed({ run }) {
  const startedAt = performance.now();
  const verdict = await run();
  return { ...verdict, tookMs: performance.now() - startedAt };
}

/** Adds up what steps count for and tells each in one line; a failed one with what it said. */
class Tally {
  passed = 0;
  failed = 0;

  /**
   * @param {string} name
   * @param {() => Promise<Verdict>} check
   */
  async add(name, check) {
    const { counts, detail } = await step(name, async () => {
      const value = await check();
      const { passed, failed } = value.counts;
      const sum =
        passed + failed === 1 ? (failed ? 'FAILED' : (value.text ?? 'passed')) : `${passed} passed, ${failed} failed`;
      return { text: sum, value, tookMs: value.tookMs };
    });
    this.passed += counts.passed;
    this.failed += counts.failed;
    if (counts.failed > 0) say(`${detail.trimEnd()}\n`);
  }

  /**
   * Checks side by side: those of a lane one after the other, told in their order, each with its own time. A check that breaks (which is not
   * one that fails) ends the command: nothing begins after it.
   * @param {readonly (readonly Check[])[]} lanes
   */
  async beside(lanes) {
    let broke = false;
    const begun = lanes.flatMap((lane) => {
      /** @type {Promise<unknown>} */
      let before = Promise.resolve();
      return lane.map((check) => {
        const done = before.then(() => {
          if (broke) throw new Error(`${check.name} did not begin: another check broke.`);
          return timed(check);
        });
        before = done.catch(() => {
          broke = true;
        });
        return { name: check.name, done };
      });
    });
    for (const { name, done } of begun) await this.add(name, () => done);
  }

  /**
   * A preparation that gives something; counts as one.
   * @template T
   * @param {string} name
   * @param {() => Promise<{ text: string, value: T }>} prepare
   * @returns {Promise<T | undefined>} undefined when it failed
   */
  async prepare(name, prepare) {
    /** @type {T | undefined} */
    let got;
    await this.add(name, async () => {
      try {
        const { text, value } = await prepare();
        got = value;
        return { counts: { passed: 1, failed: 0 }, text, detail: '' };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { counts: { passed: 0, failed: 1 }, detail: `${error.detail ?? ''}\n${error.message}` };
      }
    });
    return got;
  }

  /**
   * Steps that can't run because something before them failed.
   * @param {...string} names
   */
  missed(...names) {
    for (const name of names) {
      this.failed += 1;
      say(`  ${name.padEnd(15)}could not run`);
    }
  }

  /** The last word: one line, and the exit code of the command. */
  close() {
    say();
    say(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }
}

module.exports = { Tally };
