import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { allSites } from '@/sites/sites';
import { hostileRequest, type HostileRequest } from './hostileRequest';
import { figuresOf, type ProcessFigures } from './processFigures';
import type { AttackedRoute } from './routes';
import { createSender, type Reply, type Sender } from './send';
import type { Target } from './target';

export interface AttackSize {
  seed: string;
  requests: number;
  bursts: number;
  burstSize: number;
  /** Requests open at the same time, outside of bursts. */
  connections: number;
  /** Seconds without an answer that are a hang. */
  hangSeconds: number;
}

/** A reply that must not be, or none. */
interface Finding {
  request: HostileRequest;
  number: number;
  reply: Reply;
}

export interface AttackReport {
  /** By status, by route, and of the bursts by status. */
  statuses: Map<string, number>;
  routes: Map<string, Map<string, number>>;
  burstStatuses: Map<string, number>;
  findings: Finding[];
  /** Absent where the system does not tell. */
  before?: ProcessFigures | undefined;
  after?: ProcessFigures | undefined;
  /** Memory after each burst. */
  megabytes: number[];
}

/** Memory may be this much more than before. */
const MOST_GROWTH = 1.2;
/** Files and connections that a server opens once and keeps: pictures, fonts of new pages, a pool's connections. */
const MORE_DESCRIPTORS = 8;
/** Closed sockets are gone by then, and garbage is collected. */
const CALM_SECONDS = 60;

const nameOf = (reply: Reply): string => (typeof reply === 'string' ? reply : String(reply.status));
const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
const isFailure = (reply: Reply): boolean => reply === 'hung' || (reply !== 'closed' && reply.status >= 500);
/** Under a burst a server may ask to come again. */
const isRefusal = (reply: Reply): boolean => typeof reply !== 'string' && reply.status === 503 && reply.retryAfter;

const pageRequest = (host: string, path: string): HostileRequest => ({
  manner: 'plain',
  method: 'GET',
  path,
  headers: { host, 'accept-encoding': 'br' },
  route: 'burst',
});

/** Pages that differ, so that each has to be rendered or kept; a tenth of them ask for the server's health. */
function burstRequest(burst: number, index: number, port: number): HostileRequest {
  const sites = allSites.filter(({ cars }) => cars !== undefined);
  const site = sites[index % sites.length];
  const host = `${site?.name ?? 'car-store-se'}.localhost:${port}`;
  if (index % 10 === 0) return pageRequest(host, '/healthz');
  if (index % 3 === 0) return pageRequest(host, `/no/such/page/${burst}-${index}`);
  return pageRequest(host, index % 2 === 0 ? '/' : `${site?.paths.carList ?? ''}?page=${(burst * 37 + index) % 90}`);
}

const isCalm = (before: ProcessFigures, now: ProcessFigures): boolean =>
  now.descriptors <= before.descriptors + MORE_DESCRIPTORS && now.megabytes <= before.megabytes * MOST_GROWTH;

/** The figures once they are back, or after a minute. */
async function calmFigures(pid: string, before: ProcessFigures): Promise<ProcessFigures | undefined> {
  for (let second = 0; ; second += 1) {
    const now = figuresOf(pid);
    if (!now) return undefined;
    if (isCalm(before, now) || second >= CALM_SECONDS) return now;
    await pause(1_000);
  }
}

async function burst(sender: Sender, target: Target, number: number, size: number, report: AttackReport) {
  await Promise.all(
    Array.from({ length: size }, async (_, index) => {
      const request = burstRequest(number, index, target.port);
      const reply = await sender.send(request, index);
      add(report.burstStatuses, isRefusal(reply) ? '503 come again' : nameOf(reply));
      if (isFailure(reply) && (!isRefusal(reply) || request.path === '/healthz'))
        report.findings.push({ request, number: index, reply });
    }),
  );
}

/**
 * Hostile requests, then bursts of page requests; with what the server's process holds before and after.
 * @param pid null: that is not measured
 */
export async function attack(
  target: Target,
  routes: readonly AttackedRoute[],
  { seed, requests, bursts, burstSize, connections, hangSeconds }: AttackSize,
  pid: string | null,
  progress: (line: string) => void = () => undefined,
): Promise<AttackReport> {
  const report: AttackReport = {
    statuses: new Map(),
    routes: new Map(),
    burstStatuses: new Map(),
    findings: [],
    megabytes: [],
  };
  const sender = createSender(target, hangSeconds * 1_000);
  // A process compiles and loads at first what it keeps for all others.
  await burst(sender, target, 0, bursts > 0 ? burstSize : Math.min(connections, requests), report);
  const before = (pid === null ? null : figuresOf(pid)) ?? undefined;
  const oneOfFew = pLimit(connections);
  const one = async (number: number): Promise<void> => {
    const request = hostileRequest(seed, number, routes, target.port);
    const reply = await sender.send(request, number);
    const ofRoute = report.routes.get(request.route) ?? new Map<string, number>();
    report.routes.set(request.route, ofRoute);
    for (const counts of [report.statuses, ofRoute]) add(counts, nameOf(reply));
    if (isFailure(reply)) report.findings.push({ request, number, reply });
  };
  /** In parts, so that a large number of requests is not made at once. */
  const PART = 1_000;
  for (let first = 0; first < requests; first += PART) {
    const numbers = Array.from({ length: Math.min(PART, requests - first) }, (_, index) => first + index);
    await Promise.all(numbers.map((number) => oneOfFew(() => one(number))));
    progress(`${first + numbers.length} of ${requests} requests, ${report.findings.length} findings`);
  }
  for (let number = 1; number <= bursts; number += 1) {
    await burst(sender, target, number, burstSize, report);
    const now = pid === null ? null : figuresOf(pid);
    if (now) report.megabytes.push(now.megabytes);
    progress(`burst ${number} of ${bursts}`);
  }
  sender.close();
  return { ...report, before, after: pid !== null && before ? await calmFigures(pid, before) : undefined };
}

/** Sentences of what does not hold; none: all does. */
export function failuresOf({ findings, before, after }: AttackReport): string[] {
  const failures = findings.length > 0 ? [`${findings.length} requests had no answer, or one of status 5xx.`] : [];
  if (before && !after) failures.push('The server ended.');
  if (before && after && !isCalm(before, after))
    failures.push(
      `The server kept ${after.descriptors} descriptors (${before.descriptors} before) and ${after.megabytes} MB (${before.megabytes} before).`,
    );
  return failures;
}
