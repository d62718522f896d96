// @ts-check
'use strict';

const fs = require('node:fs');
const path = require('node:path');

/**
 * A lock file that belongs to a process: `PID START`. A dead holder's lock is taken over at once, and a living one's
 * never, however long its event loop is blocked. (Libraries judge by the file's age: docs/dependencies.md.)
 */

/** @typedef {{ pid: number, startTime: string }} Holder */
/** @typedef {{ release(): void }} ProcessLock */

const UNKNOWN = '';
/**
 * Files that this very process has locked: a lock with our own number that is not among them is from an earlier
 * process.
 */
const heldKey = Symbol.for('forecourt.locks');
const shared = /** @type {{ [heldKey]?: Set<string> }} */ (globalThis);
const held = () => (shared[heldKey] ??= new Set());

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) => typeof error === 'object' && error !== null && Reflect.get(error, 'code') === code;

/** Whether a process of this number runs; one of another user (EPERM) does. @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Field 22 of Linux's stat line, after the name in brackets; other systems have no such file. @param {number} pid */
function startTimeOf(pid) {
  try {
    const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** @param {string} file @returns {{ text: string, holder: Holder } | null} */
function read(file) {
  try {
    const text = fs.readFileSync(file, 'utf8');
    const [pid = '', startTime = UNKNOWN] = text.trim().split(' ');
    return { text, holder: { pid: Number(pid), startTime } };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * A process number is used again after a restart, so its start time must be the same.
 * @param {string} file
 * @param {Holder} holder
 */
function isAlive(file, { pid, startTime }) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return held().has(file);
  if (!isRunning(pid)) return false;
  const now = startTimeOf(pid);
  return now === UNKNOWN || startTime === UNKNOWN || now === startTime;
}

/** @param {string} from @param {string} to */
function tryLink(from, to) {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Locks the file for this process, or names the living process that holds it. The file appears complete (by a hard
 * link). A dead holder's file is moved away before it is replaced: of two processes that find it only one moves it, and
 * one that moved a fresh lock by mistake puts it back.
 * @param {string} file
 * @returns {{ lock: ProcessLock } | { holder: number }}
 */
function tryLock(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, `${process.pid} ${startTimeOf(process.pid)}\n`);
  try {
    while (!tryLink(own, file)) {
      const found = read(file);
      if (!found) continue;
      if (isAlive(file, found.holder)) return { holder: found.holder.pid };
      const aside = `${own}.gone`;
      try {
        fs.renameSync(file, aside);
      } catch (error) {
        if (hasCode(error, 'ENOENT')) continue;
        throw error;
      }
      if (read(aside)?.text !== found.text) tryLink(aside, file);
      fs.rmSync(aside, { force: true });
    }
  } finally {
    fs.rmSync(own, { force: true });
  }
  held().add(file);
  return {
    lock: {
      release() {
        if (held().delete(file)) fs.rmSync(file, { force: true });
      },
    },
  };
}

module.exports = { isRunning, tryLock };
