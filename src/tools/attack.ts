import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { attack, failuresOf, type AttackReport, type AttackSize } from './attack/run';
import { listenerOf } from './attack/processFigures';
import { appRoutes } from './attack/routes';
import { AttackRefused, targetOf } from './attack/target';
import { build } from './kit/build';
import { stopAll } from './kit/processes';
import { anyFreePort, prepareDatabase, serve } from './kit/server';
import { reportFailure } from './failure';

const USAGE = `Usage:
  npm run attack [-- URL] [--requests N] [--bursts N] [--burst-size N] [--connections N] [--hang SECONDS] [--seed TEXT] [--routes]

Sends hostile requests to every route of the server at URL, on this machine only; without URL it builds and starts one
with data of its own. Then bursts of page requests. Exit code 1: a status of 5xx, no answer, or a server that keeps
connections, files or memory. --routes: counts by route, too.
`;
const MOST_FINDINGS = 20;
const LONGEST_SHOWN = 300;

const write = (line: string): void => void process.stdout.write(`${line}\n`);

function numberOf(name: string, text: string, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw new AttackRefused(`--${name} must be a whole number up to ${most}.`);
  return value;
}

function argumentsOf() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      requests: { type: 'string', default: '100000' },
      bursts: { type: 'string', default: '10' },
      'burst-size': { type: 'string', default: '1000' },
      connections: { type: 'string', default: '32' },
      hang: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now()) },
      routes: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (positionals.length > 1) throw new AttackRefused(`One address at most.\n\n${USAGE}`);
  const size: AttackSize = {
    seed: values.seed,
    requests: numberOf('requests', values.requests, 1_000_000),
    bursts: numberOf('bursts', values.bursts, 100),
    burstSize: numberOf('burst-size', values['burst-size'], 4_000),
    connections: Math.max(1, numberOf('connections', values.connections, 1_000)),
    hangSeconds: Math.max(1, numberOf('hang', values.hang, 600)),
  };
  return { size, address: positionals[0], withRoutes: values.routes, help: values.help };
}

const counted = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');

function print(report: AttackReport, withRoutes: boolean): void {
  write(`answers   ${counted(report.statuses)}`);
  if (report.burstStatuses.size > 0) write(`bursts    ${counted(report.burstStatuses)}`);
  if (withRoutes)
    for (const [route, counts] of [...report.routes].toSorted(([a], [b]) => a.localeCompare(b)))
      write(`  ${route.replaceAll('\r\n', ' | ')}  ${counted(counts)}`);
  if (report.before && report.after) {
    const { before, after } = report;
    write(`sockets   ${before.connections} before, ${after.connections} after, with pipes`);
    write(`files     ${before.files.length} before, ${after.files.length} after, without the database's`);
    for (const file of after.files.filter((one) => !before.files.includes(one))) write(`          new: ${file}`);
    write(
      `memory    ${report.before.megabytes} MB before, ${report.megabytes.join(', ')} by burst, ${report.after.megabytes} after`,
    );
  }
  for (const { request, number, reply } of report.findings.slice(0, MOST_FINDINGS)) {
    const status = typeof reply === 'string' ? reply : reply.status;
    const shown = JSON.stringify({ ...request, body: request.body?.slice(0, LONGEST_SHOWN) });
    write(`FOUND     ${status}, request ${number}: ${shown.slice(0, 3 * LONGEST_SHOWN)}`);
  }
}

/** A server with data of its own, until `work` is done. */
async function withServer<T>(work: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-attacked-'));
  try {
    const { value: buildFolder } = await build();
    const port = await anyFreePort();
    const settings = { dataDir: folder, embedded: true, mode: 'demo' as const, port, sites: [] };
    process.env.LOG_LEVEL = 'silent';
    await prepareDatabase(settings);
    await serve('start', settings, buildFolder);
    return await work(`http://localhost:${port}`);
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { size, address, withRoutes, help } = argumentsOf();
  if (help) return void process.stdout.write(USAGE);
  const run = async (given: string): Promise<void> => {
    const target = targetOf(given);
    write(`attack    ${given}, seed ${size.seed}`);
    const report = await attack(target, await appRoutes(), size, listenerOf(target.port), write);
    print(report, withRoutes);
    const failures = failuresOf(report);
    for (const failure of failures) process.stderr.write(`${failure}\n`);
    if (failures.length > 0) process.exitCode = 1;
    else write('Everything holds.');
  };
  await (address === undefined ? withServer(run) : run(address));
}

const isExpected = (error: unknown): error is Error =>
  error instanceof AttackRefused ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

main().catch((error: unknown) => {
  if (!isExpected(error)) return reportFailure(error);
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
