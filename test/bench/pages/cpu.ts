import http from 'node:http';
import { cpuMs } from './procfs';
import { ask, type Served } from './served';

export interface Load {
  server: Served;
  path: string;
  headers?: Record<string, string>;
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

async function send({ server, path, headers }: Load, requests: number, agent: http.Agent): Promise<void> {
  let left = requests;
  const one = async () => {
    while (left-- > 0) {
      const { status } = await ask(server, path, { agent, headers });
      if (status !== 200) throw new Error(`${server.host}${path} answered ${status} under load.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

/**
 * CPU time of the server per request, ms: several loads, round by round in turn, so that whatever else the machine does
 * meets all of them; the median round of each.
 */
export async function cpuPerRequest(loads: readonly Load[], { warm, requests, rounds }: CpuPlan): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const measured = loads.map((): number[] => []);
  for (const load of loads) await send(load, warm, agent);
  for (let round = 0; round < rounds; round++) {
    for (const [at, load] of loads.entries()) {
      const before = cpuMs(load.server.pid);
      await send(load, requests, agent);
      measured[at]?.push((cpuMs(load.server.pid) - before) / requests);
    }
  }
  agent.destroy();
  return measured.map(median);
}
