import { setTimeout as pause } from 'node:timers/promises';
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
  /** Why the attack stopped before its end; null: it did not. */
  stopped: 'ended' | 'silent' | 'failing' | null;
  /** Requests that were sent, without bursts. */
  sent: number;
}

/** Memory may be this much more than before. */
const MOST_GROWTH = 1.2;
/** Files that a server opens once and keeps: pictures, fonts of new pages. */
const MORE_FILES = 8;
/** So many findings tell enough; a server that fails everywhere would fill the memory with them. */
const ENOUGH_FINDINGS = 200;
const PROGRESS_EVERY = 1_000;
const WARM_UP_BY_ROUTE = 20;
/** Closed sockets are gone by then, and garbage is collected. */
const CALM_SECONDS = 60;
const REST_SECONDS = 3;

const nameOf = (reply: Reply): string => (typeof reply === 'string' ? reply : String(reply.status));
const add = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
const isFailure = (reply: Reply): boolean => (typeof reply === 'string' ? reply !== 'closed' : reply.status >= 500);
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
  now.connections <= before.connections &&
  now.files.length <= before.files.length + MORE_FILES &&
  now.megabytes <= before.megabytes * MOST_GROWTH;

/** The figures once the connections of what was sent before are closed, and no others have been for some seconds. */
async function figuresAtRest(pid: string): Promise<ProcessFigures | undefined> {
  let figures = figuresOf(pid);
  let seconds = 0;
  for (let second = 0; figures && seconds < REST_SECONDS && second < CALM_SECONDS; second += 1) {
    await pause(1_000);
    const now = figuresOf(pid);
    seconds = now?.connections === figures.connections ? seconds + 1 : 0;
    figures = now;
  }
  return figures ?? undefined;
}

/** The figures once they are back, or after a minute. */
async function calmFigures(pid: string, before: ProcessFigures): Promise<ProcessFigures | undefined> {
  for (let second = 0; ; second += 1) {
    const now = figuresOf(pid);
    if (!now) return undefined;
    if (isCalm(before, now) || second >= CALM_SECONDS) return now;
    await pause(1_000);
  }
}

/** Sends requests and counts replies, until the server has ended or does not answer any more. */
class Attack {
  readonly report: AttackReport = {
    statuses: new Map(),
    routes: new Map(),
    burstStatuses: new Map(),
    findings: [],
    megabytes: [],
    stopped: null,
    sent: 0,
  };
  /** Requests in a row without an answer. */
  private hung = 0;

  constructor(
    private readonly sender: Sender,
    private readonly target: Target,
    private readonly connections: number,
  ) {}

  async send(request: HostileRequest, number: number): Promise<Reply> {
    const reply = await this.sender.send(request, number);
    this.hung = reply === 'hung' ? this.hung + 1 : 0;
    if (reply === 'refused') this.report.stopped = 'ended';
    // Each connection has waited in vain.
    else if (this.hung >= this.connections) this.report.stopped ??= 'silent';
    return reply;
  }

  find(request: HostileRequest, number: number, reply: Reply): void {
    const { findings } = this.report;
    findings.push({ request, number, reply });
    if (findings.length >= ENOUGH_FINDINGS) this.report.stopped ??= 'failing';
  }

  async burst(number: number, size: number): Promise<void> {
    await Promise.all(
      Array.from({ length: size }, async (_, index) => {
        const request = burstRequest(number, index, this.target.port);
        const reply = await this.send(request, index);
        add(this.report.burstStatuses, isRefusal(reply) ? '503 come again' : nameOf(reply));
        if (isFailure(reply) && (!isRefusal(reply) || request.path === '/healthz')) this.find(request, index, reply);
      }),
    );
  }

  /** @param progress called after every thousand */
  async requests(seed: string, most: number, routes: readonly AttackedRoute[], progress: () => void): Promise<void> {
    const { report } = this;
    let next = 0;
    // Each connection takes the next number: a slow reply holds up its own connection alone.
    const work = async (): Promise<void> => {
      while (next < most && report.stopped === null) {
        const number = next;
        next += 1;
        const request = hostileRequest(seed, number, routes, this.target.port);
        const reply = await this.send(request, number);
        const ofRoute = report.routes.get(request.route) ?? new Map<string, number>();
        report.routes.set(request.route, ofRoute);
        for (const counts of [report.statuses, ofRoute]) add(counts, nameOf(reply));
        if (isFailure(reply)) this.find(request, number, reply);
        report.sent += 1;
        if (report.sent % PROGRESS_EVERY === 0) progress();
      }
    };
    await Promise.all(Array.from({ length: this.connections }, work));
  }
}

/**
 * Hostile requests, then bursts of page requests; with what the server's process holds before and after. It stops where
 * the server ends, stops answering or fails everywhere.
 * @param pid null: that is not measured
 */
export async function attack(
  target: Target,
  routes: readonly AttackedRoute[],
  { seed, requests, bursts, burstSize, connections, hangSeconds }: AttackSize,
  pid: string | null,
  progress: (line: string) => void = () => undefined,
): Promise<AttackReport> {
  const sender = createSender(target, hangSeconds * 1_000);
  const running = new Attack(sender, target, connections);
  const { report } = running;
  const started = performance.now();
  const seconds = (): string => `${Math.round((performance.now() - started) / 1_000)} s`;
  const warmUp = pid === null ? 0 : Math.min(requests, WARM_UP_BY_ROUTE * routes.length);
  const send = (of: string, most: number): Promise<void> =>
    running.requests(of, most, routes, () =>
      progress(`${report.sent} of ${warmUp + requests} requests, ${report.findings.length} findings, ${seconds()}`),
    );
  // A process compiles and loads at first what it keeps for all others, and a database opens the files of each table.
  await running.burst(0, bursts > 0 ? burstSize : Math.min(connections, requests));
  await send(`${seed} warm-up`, warmUp);
  const before = pid === null ? undefined : await figuresAtRest(pid);
  await send(seed, requests);
  for (let number = 1; number <= bursts && report.stopped === null; number += 1) {
    await running.burst(number, burstSize);
    const now = pid === null ? null : figuresOf(pid);
    if (now) report.megabytes.push(now.megabytes);
    progress(`burst ${number} of ${bursts}, ${seconds()}`);
  }
  sender.close();
  const isMeasured = pid !== null && before && report.stopped === null;
  return { ...report, before, after: isMeasured ? await calmFigures(pid, before) : undefined };
}

/** Sentences of what does not hold; none: all does. */
export function failuresOf({ findings, before, after, stopped, sent }: AttackReport): string[] {
  switch (stopped) {
    case 'ended':
      return [`The server ended: it refuses connections after ${sent} requests.`];
    case 'silent':
      return [`The server stopped answering after ${sent} requests.`];
    case 'failing':
      return [`The attack stopped after ${sent} requests: ${findings.length} had no answer, or one of status 5xx.`];
    case null:
  }
  const failures = findings.length > 0 ? [`${findings.length} requests had no answer, or one of status 5xx.`] : [];
  if (before && !after) failures.push('The server ended.');
  if (before && after && !isCalm(before, after))
    failures.push(
      `The server kept ${after.connections} connections (${before.connections} before), ${after.files.length} files (${before.files.length} before) and ${after.megabytes} MB (${before.megabytes} before).`,
    );
  return failures;
}
