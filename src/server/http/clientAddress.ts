import { chainOf, isDevice, network } from './network';

/** Who sees the messages and metrics of demo mode: this machine alone, or everybody who reaches the server. */
export const DEMO_TOOLS = ['local', 'network'] as const;
export type DemoTools = (typeof DEMO_TOOLS)[number];

/** What proxies that send no X-Forwarded-For name their visitor by, or themselves. */
const OTHER_PROXIES = ['via', 'forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a request came from this machine: no address on its way is another one's. A proxy on this machine has a local
 * peer, and adds its visitor's; whatever a visitor adds makes him no local one. `peer` is undefined within the process.
 */
const isOwnMachine = (peer: string | undefined, headers: Headers): boolean =>
  OTHER_PROXIES.every((name) => headers[name] === undefined) &&
  [...(peer === undefined ? [] : [peer]), ...chainOf([headers['x-forwarded-for'] ?? []].flat().join(','))].every(
    (address) => !isDevice(network(address)),
  );

/** Who may see them, by a request's peer and headers. */
export const demoToolsOpenTo =
  (tools: DemoTools) =>
  (peer: string | undefined, headers: Headers): boolean =>
    tools === 'network' || isOwnMachine(peer, headers);
