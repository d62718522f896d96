import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchResult } from '../../test/bench/bench.types';
import { reportFailure } from './failure';
import { isObject } from '@/lib/guards';

const FOLDER = path.resolve('test/bench');
const ENDING = '.bench.ts';

interface BenchModule {
  /** Measures, with the floors of the same run. */
  run: () => Promise<BenchResult[]>;
}

const isBench = (loaded: unknown): loaded is BenchModule =>
  isObject(loaded) && 'run' in loaded && typeof loaded.run === 'function';

const exceeds = ({ value, budget }: BenchResult): boolean => budget !== undefined && value > budget;

function number(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

/** Columns as wide as their widest cell; numbers to the right. */
function table(results: readonly BenchResult[]): string {
  const rows = results.map((result) => [
    result.name,
    number(result.value),
    result.unit,
    result.budget === undefined ? '' : number(result.budget),
    result.budget === undefined ? '' : exceeds(result) ? 'OVER' : 'holds',
    result.against ?? '',
  ]);
  const all = [['what', 'measured', 'unit', 'budget', '', 'against'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const isNumber = (column: number): boolean => column === 1 || column === 3;
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * `npm run bench [-- NAME…]`: runs test/bench/NAME.bench.ts, or all of them; exit code 1 when a budget does not hold.
 */
async function main(names: readonly string[]): Promise<void> {
  const known = readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined || known.length === 0) {
    process.stderr.write(`There is no bench ${unknown ?? ''}; known: ${known.join(', ') || 'none'}.\n`);
    process.exitCode = 1;
    return;
  }
  for (const name of names.length > 0 ? names : known) {
    const loaded: unknown = await import(pathToFileURL(path.join(FOLDER, name + ENDING)).href);
    if (!isBench(loaded)) throw new Error(`${name}${ENDING} exports no run().`);
    process.stdout.write(`${name}\n`);
    const results = await loaded.run();
    process.stdout.write(`${table(results)}\n\n`);
    if (results.some(exceeds)) process.exitCode = 1;
  }
}

main(process.argv.slice(2)).catch(reportFailure);
