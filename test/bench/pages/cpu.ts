import http from 'node:http';
import { hasErrorCode } from '@/lib/guards';
import { cpuMs } from './procfs';
import { request, type Sent, type Served } from './served';

export interface Load extends Omit<Sent, 'headers'> {
  server: Served;
  /** Or one for every request, by its running number. */
  path: string | ((request: number) => string);
  headers?: Record<string, string> | ((request: number) => Record<string, string>);
  /** Of the response; 200 unless given. */
  status?: number;
}

export interface CpuPlan {
  /** Requests before anything is counted. */
  warm: number;
  /** Requests of one round. */
  requests: number;
  rounds: number;
}

const CONNECTIONS = 4;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
};

let running = 0;

/** A round has connections of its own: between two rounds the server may close those that wait. */
async function send({ server, path, status: wanted = 200, headers, ...sent }: Load, requests: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = requests;
  const one = async () => {
    while (left-- > 0) {
      const number = running++;
      const address = typeof path === 'string' ? path : path(number);
      const given = { ...sent, headers: typeof headers === 'function' ? headers(number) : headers };
      const { status } = await request(server, address, { agent, ...given }).catch((error: unknown) => {
        // The server closed a connection that had waited too long, on a busy machine.
        if (hasErrorCode(error, 'ECONNRESET')) return request(server, address, given);
        throw error;
      });
      if (status !== wanted) throw new Error(`${server.host}${address} answered ${status} under load.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
}

export interface CpuCompared {
  /** CPU time per request, ms: the median round of each. */
  ours: number;
  floor: number;
  /** The median of the rounds' ratios: what else the machine does meets both sides of a round alike. */
  ratio: number;
}

/** CPU time per request of two loads, measured in turn, in many short rounds. */
export async function cpuCompared(ours: Load, floor: Load, { warm, requests, rounds }: CpuPlan): Promise<CpuCompared> {
  const measure = async (load: Load): Promise<number> => {
    const before = cpuMs(load.server.pid);
    await send(load, requests);
    return (cpuMs(load.server.pid) - before) / requests;
  };
  await send(ours, warm);
  await send(floor, warm);
  const measured: { ours: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round++)
    measured.push({ ours: await measure(ours), floor: await measure(floor) });
  return {
    ours: median(measured.map((round) => round.ours)),
    floor: median(measured.map((round) => round.floor)),
    ratio: median(measured.map((round) => round.ours / round.floor)),
  };
}
