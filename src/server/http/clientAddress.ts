import { isDevice, network } from './network';

/**
 * The address that a rate limit counts. With `trustedProxies` in front (load balancer, CDN), each of which appends the
 * peer it saw to X-Forwarded-For, the visitor is that many entries from the right; anything further left can be forged.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const chain = chainOf(forwardedFor);
  const given = trustedProxies > 0 ? (chain.at(-trustedProxies) ?? chain[0] ?? peer) : peer;
  return network(given);
}

const chainOf = (forwardedFor: string | undefined): string[] =>
  (forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Who sees the messages and metrics of demo mode: this machine alone, or everybody who reaches the server. */
export const DEMO_TOOLS = ['local', 'network'] as const;
export type DemoTools = (typeof DEMO_TOOLS)[number];

/**
 * Whether a request came from this machine: no address on its way is another one's. A proxy on this machine has a local
 * peer, and adds its visitor's; whatever a visitor adds makes him no local one. `peer` is undefined within the process.
 */
const isOwnMachine = (peer: string | undefined, forwardedFor: string | undefined): boolean =>
  [...(peer === undefined ? [] : [peer]), ...chainOf(forwardedFor)].every((address) => !isDevice(network(address)));

/** Who may see them, by a request's peer and X-Forwarded-For. */
export const demoToolsOpenTo =
  (tools: DemoTools) =>
  (peer: string | undefined, forwardedFor: string | undefined): boolean =>
    tools === 'network' || isOwnMachine(peer, forwardedFor);
