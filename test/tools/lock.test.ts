import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { alone } from '@/tools/kit/lock';
import { ROOT, program, withFolder } from './programs';

const LOCK = path.join(ROOT, 'src/tools/kit/lock.js');
/** Notes when it comes and goes, in a file that all share. */
const WORKER = `
  const fs = require('node:fs');
  const { alone } = require(${JSON.stringify(LOCK)});
  const [lock, log] = process.argv.slice(1);
  alone(lock, async () => {
    fs.appendFileSync(log, 'in ');
    await new Promise((resolve) => setTimeout(resolve, 30));
    fs.appendFileSync(log, 'out ');
  });
`;

// Programs are started, on machines that may be busy.
jest.setTimeout(60_000);

describe('the lock of a checkout', () => {
  it('M-03 lets processes in one after the other', async () => {
    await withFolder({}, async (folder) => {
      const [lock, log] = [path.join(folder, 'work.lock'), path.join(folder, 'log')];
      await Promise.all(Array.from({ length: 5 }, () => program(['-e', WORKER, lock, log])));
      expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(5));
      expect(existsSync(lock)).toBe(false);
    });
  });

  it('M-03 is taken over from a holder that died', async () => {
    await withFolder({}, async (folder) => {
      const lock = path.join(folder, 'work.lock');
      const dead = await program(['-p', 'process.pid']);
      writeFileSync(lock, JSON.stringify({ pid: Number(dead.stdout), host: hostname(), token: 'gone' }));
      await expect(alone(lock, async () => 'in')).resolves.toBe('in');
      expect(existsSync(lock)).toBe(false);
    });
  });

  it('M-03 is given back when the work fails', async () => {
    await withFolder({}, async (folder) => {
      const lock = path.join(folder, 'work.lock');
      await expect(alone(lock, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
      await expect(alone(lock, async () => 'in')).resolves.toBe('in');
    });
  });
});
