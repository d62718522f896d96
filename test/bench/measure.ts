import { readFileSync } from 'node:fs';
import type { BenchResult } from './bench.types';

export const ROUNDS = 5;

/** CPU milliseconds that this process has used, all its threads together. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * CPU milliseconds of the thread that JavaScript runs on, where the system measures it (Linux); else of the whole process.
 */
export function mainThreadMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return cpuMs();
  }
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * Runs in turns, so that a noisy minute hits every contender alike; the median pass counts. Milliseconds of CPU a pass.
 */
export function interleaved<Name extends string>(
  contenders: Record<Name, () => unknown>,
  { rounds = ROUNDS, warmUps = 1 } = {},
): Record<Name, number> {
  const names = Object.keys(contenders) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let pass = -warmUps; pass < rounds; pass++) {
    for (const name of names) {
      const start = cpuMs();
      contenders[name]();
      if (pass >= 0) times.get(name)?.push(cpuMs() - start);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** What `ours` is of `theirs`, both in the unit and measured in turns; `per` calls each. Holds up to the budget. */
export function compared(
  name: string,
  ours: number,
  theirs: number,
  budget: number,
  { than, unit = 'ms', per = 1 }: { than: string; unit?: string; per?: number },
): BenchResult {
  return {
    name,
    value: ours / theirs,
    unit: 'x',
    budget,
    against: `${shown(ours / per)} ${unit}, ${than} ${shown(theirs / per)} ${unit}`,
  };
}

/** For a bench that is run by itself: one line a result, exit code 1 when a budget is broken. */
export function print(results: readonly BenchResult[]): void {
  const width = Math.max(...results.map((result) => result.name.length));
  for (const { name, value, unit, budget, against = '' } of results) {
    const over = budget !== undefined && value > budget;
    process.stdout.write(
      `${over ? 'OVER ' : budget === undefined ? '     ' : 'holds'}  ${name.padEnd(width)}  ${shown(value).padStart(7)} ${unit}${budget === undefined ? '' : ` of ${budget}`}  (${against})\n`,
    );
    if (over) process.exitCode = 1;
  }
}
