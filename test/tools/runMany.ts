import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';

/**
 * Runs a program that only looks once for each list of words, in one process:
 * `node --import tsx test/tools/runMany.ts PROGRAM '[["a"],["b"]]'` prints exit code and output of each, as a list.
 */
async function main([program = '', lists = '[]']: readonly string[]): Promise<void> {
  const load = createRequire(path.resolve(program));
  // As it is known when it is loaded: behind links.
  const file = load.resolve(path.resolve(program));
  const write = process.stdout.write.bind(process.stdout);
  const ended: { status: unknown; output: string }[] = [];
  for (const argv of JSON.parse(lists) as string[][]) {
    let output = '';
    const capture = (text: unknown) => {
      output += `${String(text)}\n`;
    };
    Object.assign(console, { log: capture, error: capture });
    process.argv = [process.execPath, file, ...argv];
    process.exitCode = undefined;
    Reflect.deleteProperty(load.cache, file);
    load(file);
    while (process.exitCode === undefined) await nextTick();
    ended.push({ status: process.exitCode, output });
  }
  process.exitCode = 0;
  write(JSON.stringify(ended));
}

void main(process.argv.slice(2));
